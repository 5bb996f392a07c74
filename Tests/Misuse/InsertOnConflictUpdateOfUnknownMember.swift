import Fetching

func change(_ users: [User]) {
    // expected-error@+1 {{has id, name, nickname, score, bonus, visits, isAdmin, isVerified, plan, rights, signupDate, houseID, pets and house}}
    _ = User.insert(users).onConflict(\.id, where: { $0.score < $1.score }, update: \.nmae)
}
