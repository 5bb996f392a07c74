-- The names of Northwind, a well-known example of a food wholesaler, with rows of our own.
CREATE TABLE [Categories] (
    [CategoryID] INTEGER PRIMARY KEY AUTOINCREMENT,
    [CategoryName] TEXT,
    [Description] TEXT,
    [Picture] BLOB
);
CREATE TABLE [CustomerCustomerDemo] (
    [CustomerID] TEXT NOT NULL,
    [CustomerTypeID] TEXT NOT NULL,
    PRIMARY KEY ("CustomerID", "CustomerTypeID"),
    FOREIGN KEY ([CustomerID]) REFERENCES [Customers] ([CustomerID]),
    FOREIGN KEY ([CustomerTypeID]) REFERENCES [CustomerDemographics] ([CustomerTypeID])
);
CREATE TABLE [CustomerDemographics] (
    [CustomerTypeID] TEXT NOT NULL,
    [CustomerDesc] TEXT,
    PRIMARY KEY ("CustomerTypeID")
);
CREATE TABLE [Customers] (
    [CustomerID] TEXT,
    [CompanyName] TEXT,
    [ContactName] TEXT,
    [ContactTitle] TEXT,
    [Address] TEXT,
    [City] TEXT,
    [Region] TEXT,
    [PostalCode] TEXT,
    [Country] TEXT,
    [Phone] TEXT,
    [Fax] TEXT,
    PRIMARY KEY (`CustomerID`)
);
CREATE TABLE [Employees] (
    [EmployeeID] INTEGER PRIMARY KEY AUTOINCREMENT,
    [LastName] TEXT,
    [FirstName] TEXT,
    [Title] TEXT,
    [TitleOfCourtesy] TEXT,
    [BirthDate] DATE,
    [HireDate] DATE,
    [Address] TEXT,
    [City] TEXT,
    [Region] TEXT,
    [PostalCode] TEXT,
    [Country] TEXT,
    [HomePhone] TEXT,
    [Extension] TEXT,
    [Photo] BLOB,
    [Notes] TEXT,
    [ReportsTo] INTEGER,
    [PhotoPath] TEXT,
    FOREIGN KEY ([ReportsTo]) REFERENCES [Employees] ([EmployeeID])
);
CREATE TABLE [EmployeeTerritories] (
    [EmployeeID] INTEGER NOT NULL,
    [TerritoryID] TEXT NOT NULL,
    PRIMARY KEY ("EmployeeID", "TerritoryID"),
    FOREIGN KEY ([EmployeeID]) REFERENCES [Employees] ([EmployeeID]),
    FOREIGN KEY ([TerritoryID]) REFERENCES [Territories] ([TerritoryID])
);
CREATE TABLE [Order Details] (
    [OrderID] INTEGER NOT NULL,
    [ProductID] INTEGER NOT NULL,
    [UnitPrice] NUMERIC NOT NULL DEFAULT 0,
    [Quantity] INTEGER NOT NULL DEFAULT 1,
    [Discount] REAL NOT NULL DEFAULT 0,
    PRIMARY KEY ("OrderID", "ProductID"),
    CHECK ([Discount] >= (0) AND [Discount] <= (1)),
    CHECK ([Quantity] > (0)),
    CHECK ([UnitPrice] >= (0)),
    FOREIGN KEY ([OrderID]) REFERENCES [Orders] ([OrderID]),
    FOREIGN KEY ([ProductID]) REFERENCES [Products] ([ProductID])
);
CREATE TABLE [Orders] (
    [OrderID] INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    [CustomerID] TEXT,
    [EmployeeID] INTEGER,
    [OrderDate] DATETIME,
    [RequiredDate] DATETIME,
    [ShippedDate] DATETIME,
    [ShipVia] INTEGER,
    [Freight] NUMERIC DEFAULT 0,
    [ShipName] TEXT,
    [ShipAddress] TEXT,
    [ShipCity] TEXT,
    [ShipRegion] TEXT,
    [ShipPostalCode] TEXT,
    [ShipCountry] TEXT,
    FOREIGN KEY ([EmployeeID]) REFERENCES [Employees] ([EmployeeID]),
    FOREIGN KEY ([CustomerID]) REFERENCES [Customers] ([CustomerID]),
    FOREIGN KEY ([ShipVia]) REFERENCES [Shippers] ([ShipperID])
);
CREATE TABLE [Products] (
    [ProductID] INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    [ProductName] TEXT NOT NULL,
    [SupplierID] INTEGER,
    [CategoryID] INTEGER,
    [QuantityPerUnit] TEXT,
    [UnitPrice] NUMERIC DEFAULT 0,
    [UnitsInStock] INTEGER DEFAULT 0,
    [UnitsOnOrder] INTEGER DEFAULT 0,
    [ReorderLevel] INTEGER DEFAULT 0,
    [Discontinued] TEXT NOT NULL DEFAULT '0',
    CHECK ([UnitPrice] >= (0)),
    FOREIGN KEY ([CategoryID]) REFERENCES [Categories] ([CategoryID]),
    FOREIGN KEY ([SupplierID]) REFERENCES [Suppliers] ([SupplierID])
);
CREATE TABLE [Regions] (
    [RegionID] INTEGER NOT NULL PRIMARY KEY,
    [RegionDescription] TEXT NOT NULL
);
CREATE TABLE [Shippers] (
    [ShipperID] INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    [CompanyName] TEXT NOT NULL,
    [Phone] TEXT
);
CREATE TABLE [Suppliers] (
    [SupplierID] INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    [CompanyName] TEXT NOT NULL,
    [ContactName] TEXT,
    [HomePage] TEXT
);
CREATE TABLE [Territories] (
    [TerritoryID] TEXT NOT NULL,
    [TerritoryDescription] TEXT NOT NULL,
    [RegionID] INTEGER NOT NULL,
    PRIMARY KEY ("TerritoryID"),
    FOREIGN KEY ([RegionID]) REFERENCES [Regions] ([RegionID])
);
CREATE VIEW [Alphabetical list of products] AS
    SELECT Products.*, Categories.CategoryName
    FROM Categories INNER JOIN Products ON Categories.CategoryID = Products.CategoryID
    WHERE Products.Discontinued = '0';
CREATE VIEW [Order Subtotals] AS
    SELECT "Order Details".OrderID, Sum("Order Details".UnitPrice * Quantity * (1 - Discount)) AS Subtotal
    FROM "Order Details" GROUP BY "Order Details".OrderID;
CREATE VIEW [Product Details] AS
    SELECT p.*, c.CategoryName, c.Description AS [CategoryDescription], s.CompanyName AS [SupplierName]
    FROM Products p LEFT JOIN Categories c USING (CategoryID) LEFT JOIN Suppliers s USING (SupplierID);

INSERT INTO Categories VALUES (1, 'Beverages', 'Soft drinks and teas', x'151C2F00020000'), (2, 'Produce', NULL, NULL);
INSERT INTO Suppliers VALUES (1, 'Leaf & Co', 'Gus Hart', NULL), (2, 'Orchard', NULL, '#orchard.example#');
INSERT INTO Products VALUES
    (1, 'Green tea', 1, 1, '10 boxes x 20 bags', 18, 39, 0, 10, '0'), (2, 'Dried pears', 2, 2, NULL, 12.5, 0, 20, 0, '1'),
    (3, 'Unsorted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '0');
INSERT INTO Regions VALUES (1, 'Eastern'), (2, 'Western');
INSERT INTO Territories VALUES ('01581', 'Westboro', 1), ('98004', 'Bellevue', 2);
INSERT INTO Shippers VALUES (1, 'Quick Carts', '(503) 555-0100'), (2, 'Slow Boats', NULL);
INSERT INTO Customers VALUES
    ('ALPHA', 'Alpha Foods', 'Ida Jung', 'Owner', '3 Quay', 'Kiel', NULL, '24103', 'Germany', '0431', NULL),
    ('BRAVO', 'Bravo', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO CustomerDemographics VALUES ('SMALL', 'Small shops');
INSERT INTO CustomerCustomerDemo VALUES ('ALPHA', 'SMALL');
INSERT INTO Employees VALUES
    (1, 'Kerr', 'Lea', 'Manager', 'Ms.', '1968-12-08', '2012-05-01', NULL, NULL, NULL, NULL, 'UK', NULL, '101', x'00FF', 'Speaks Dutch.', NULL, NULL),
    (2, 'Moss', 'Ned', 'Sales', 'Mr.', '1972-02-19', '2012-08-14', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 'http://pictures.example/2.bmp');
INSERT INTO EmployeeTerritories VALUES (1, '01581'), (2, '01581'), (2, '98004');
INSERT INTO Orders VALUES
    (10248, 'ALPHA', 1, '2016-07-04', '2016-08-01', '2016-07-16', 1, 32.38, 'Alpha Foods', '3 Quay', 'Kiel', NULL, '24103', 'Germany'),
    (10249, 'BRAVO', 2, '2016-07-05', '2016-08-16', NULL, 2, 11, NULL, NULL, NULL, NULL, NULL, NULL),
    (10250, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "Order Details" VALUES (10248, 1, 14, 12, 0), (10248, 2, 9.8, 10, 0.15), (10249, 1, 18.6, 9, 0);
