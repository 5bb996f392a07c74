import Fetching
import Foundation
import HTTPTypes
import Hummingbird

/// Who may come, and who is here.
struct Session: Encodable {
    var customer: CustomerName?
    /// Those as whom one can sign in.
    var customers: [CustomerName]
}

struct CustomerName: Encodable {
    var id: Int
    var name: String
}

/// A customer who has signed in. Programs send the token as `Authorization: Bearer`; a browser has it as a cookie.
struct SignedIn: Encodable {
    var customer: CustomerName
    var token: String
}

struct SignIn: Decodable {
    var customer: Int
}

extension ShopAPI {
    private static let cookie = "shop-customer"

    /// Whoever sends a request. Without a token, it is nobody; one that is wrong is an error.
    func visitor(of request: Request) throws -> Visitor {
        let token: String
        if let authorization = request.headers[.authorization] {
            guard authorization.hasPrefix("Bearer ") else { throw Problem.wrongToken }
            token = String(authorization.dropFirst(7))
        } else if let cookie = request.cookies[Self.cookie] {
            token = cookie.value
        } else {
            return Visitor(id: nil)
        }
        guard let token = VisitorToken(sealed: token, with: key) else { throw Problem.wrongToken }
        return Visitor(id: token.customerID)
    }

    /// `GET /api/session`
    @Sendable func session(_ request: Request, _: ShopContext) async throws -> Response {
        let visitor = try visitor(of: request)
        let customers = try await database.acting(as: visitor).fetch(Customer.sorted(by: .ascending(\.name)))
            .map { CustomerName(id: $0.id, name: $0.name) }
        return try .personal(
            Session(
                customer: customers.first { $0.id == visitor.id }, customers: allowsDemoSignIn ? customers : []))
    }

    /// `POST /api/session`: signs in as a customer of the demo, without a password.
    @Sendable func signIn(_ request: Request, _ context: ShopContext) async throws -> Response {
        guard allowsDemoSignIn else { throw Problem.notFound }
        try request.requireJSON()
        let id = try await request.decode(as: SignIn.self, context: context).customer
        let nobody = Visitor(id: nil)
        guard let customer = try await database.acting(as: nobody).fetch(Customer.find(id)) else {
            throw Problem.invalid("customer", "There is no such customer")
        }
        let token = VisitorToken(customerID: customer.id).sealed(with: key)
        var response = try Response.personal(
            SignedIn(customer: CustomerName(id: customer.id, name: customer.name), token: token), status: .created)
        response.setCookie(Cookie(name: Self.cookie, value: token, path: "/api", sameSite: .strict))
        return response
    }

    /// `DELETE /api/session`
    @Sendable func signOut(_: Request, _: ShopContext) async throws -> Response {
        var response = Response(status: .noContent)
        response.setCookie(Cookie(name: Self.cookie, value: "", maxAge: 0, path: "/api", sameSite: .strict))
        return response
    }
}
