import Fetching
import Foundation

let users = User.request().all().where { $0.name.hasPrefix("Å", locale: Locale(identifier: "sv")) }  // expected-error {{extra argument 'locale' in call}}
