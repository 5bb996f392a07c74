import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Note' has no such member; it has 'text'}}
let offices = Office.request().all().where { $0.former.note.title == "Rome" && $0.id > 3 }
