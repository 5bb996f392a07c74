import CoreData
import Fetching
import FetchingCoreData

let strangers = Stranger.request().all()  // expected-error {{type 'Stranger' has no member 'request'}}
