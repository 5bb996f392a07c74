import Foundation

extension Artist {
    static let songbook = [
        Artist(id: 1, name: "ABBA", country: "Sweden"),
        Artist(
            id: 2, name: "Aretha Franklin", nickname: "The Queen of Soul", country: "United States",
            born: Date(day: "1942-03-25")),
        Artist(
            id: 3, name: "Beyoncé", nickname: "Queen Bey", country: "United States", born: Date(day: "1981-09-04")),
        Artist(id: 4, name: "Björk", country: "Iceland", born: Date(day: "1965-11-21")),
        Artist(id: 5, name: "Bob Dylan", country: "United States", born: Date(day: "1941-05-24")),
        Artist(id: 6, name: "Céline Dion", country: "Canada", born: Date(day: "1968-03-30")),
        Artist(
            id: 7, name: "David Bowie", nickname: "The Thin White Duke", country: "United Kingdom",
            born: Date(day: "1947-01-08")),
        Artist(
            id: 8, name: "Dolly Parton", nickname: "The Queen of Country", country: "United States",
            born: Date(day: "1946-01-19")),
        Artist(
            id: 9, name: "Édith Piaf", nickname: "La Môme Piaf", country: "France", born: Date(day: "1915-12-19")),
        Artist(
            id: 10, name: "Johnny Cash", nickname: "The Man in Black", country: "United States",
            born: Date(day: "1932-02-26")),
        Artist(
            id: 11, name: "Nina Simone", nickname: "The High Priestess of Soul", country: "United States",
            born: Date(day: "1933-02-21")),
        Artist(id: 12, name: "The Beatles", nickname: "The Fab Four", country: "United Kingdom"),
    ]
}
