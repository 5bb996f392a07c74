import Fetching

// expected-error@+1 {{conformance of 'DateInCondition' to 'HasThisMember' is unavailable: it has the operators, 'year', 'month', 'day', 'hour', 'minute', 'second', 'weekday', 'part(_:in:)', 'start(of:in:)', 'adding(_:in:)', 'seconds(since:)', 'days(since:)', 'days(from:)', 'isIn' and 'isNotIn'}}
let users = User.request().all().where { $0.score > 3 && $0.signupDate.yeer == 2024 }
