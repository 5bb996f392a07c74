import Fetching

// expected-error@+1 {{referencing operator function '==' on 'RefusingModels' requires that 'Site.FetchableColumns<Office>' conform to 'RefusingModels'}}
let offices = Office.request().all().where { $0.site == $0.former && $0.id > 3 }
