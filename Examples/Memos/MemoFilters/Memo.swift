import Fetching

// A memo may belong to an item of a note: by way of its item data, which may be missing, as may each step after it. The
// properties that hold the related models are for Foundation's predicates, which follow properties.

@Fetchable
final class Memo {
    let id: Int
    let content: String?
    let hasImages: Bool
    let isStarred: Bool
    let itemDataID: Int?
    @FetchingIgnored var itemData: ItemData?

    static let itemData = ToOne<Memo, ItemData>(\.itemDataID)

    init(id: Int, content: String?, hasImages: Bool, isStarred: Bool, itemData: ItemData?) {
        self.id = id
        self.content = content
        self.hasImages = hasImages
        self.isStarred = isStarred
        self.itemData = itemData
        itemDataID = itemData?.id
    }
}

@Fetchable
final class ItemData {
    let id: Int
    let itemID: Int?
    @FetchingIgnored var item: Item?

    static let item = ToOne<ItemData, Item>(\.itemID)

    init(id: Int, item: Item?) {
        self.id = id
        self.item = item
        itemID = item?.id
    }
}

@Fetchable
final class Item {
    let id: Int
    let noteID: Int?
    @FetchingIgnored var note: Note?

    static let note = ToOne<Item, Note>(\.noteID)

    init(id: Int, note: Note?) {
        self.id = id
        self.note = note
        noteID = note?.id
    }
}

@Fetchable
final class Note {
    let id: Int
    let name: String
    let parentID: Int?
    @FetchingIgnored var parent: Note?

    static let parent = ToOne<Note, Note>(\.parentID)

    init(id: Int, name: String, parent: Note?) {
        self.id = id
        self.name = name
        self.parent = parent
        parentID = parent?.id
    }
}
