import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Site' has no such member; it has 'city', 'floor', 'opened' and 'note'}}
let offices = Office.request().all().where { $0.site.town == "Rome" && $0.id > 3 && $0.site.floor > 1 }
