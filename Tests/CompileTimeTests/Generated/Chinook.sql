-- The names of Chinook, a well-known example of a music shop, with rows of our own.
CREATE TABLE [Album] (
    [AlbumId] INTEGER NOT NULL,
    [Title] NVARCHAR(160) NOT NULL,
    [ArtistId] INTEGER NOT NULL,
    CONSTRAINT [PK_Album] PRIMARY KEY ([AlbumId]),
    FOREIGN KEY ([ArtistId]) REFERENCES [Artist] ([ArtistId]) ON DELETE NO ACTION ON UPDATE NO ACTION
);
CREATE TABLE [Artist] (
    [ArtistId] INTEGER NOT NULL,
    [Name] NVARCHAR(120),
    CONSTRAINT [PK_Artist] PRIMARY KEY ([ArtistId])
);
CREATE TABLE [Customer] (
    [CustomerId] INTEGER NOT NULL,
    [FirstName] NVARCHAR(40) NOT NULL,
    [LastName] NVARCHAR(20) NOT NULL,
    [Company] NVARCHAR(80),
    [Address] NVARCHAR(70),
    [City] NVARCHAR(40),
    [State] NVARCHAR(40),
    [Country] NVARCHAR(40),
    [PostalCode] NVARCHAR(10),
    [Phone] NVARCHAR(24),
    [Fax] NVARCHAR(24),
    [Email] NVARCHAR(60) NOT NULL,
    [SupportRepId] INTEGER,
    CONSTRAINT [PK_Customer] PRIMARY KEY ([CustomerId]),
    FOREIGN KEY ([SupportRepId]) REFERENCES [Employee] ([EmployeeId])
);
CREATE TABLE [Employee] (
    [EmployeeId] INTEGER NOT NULL,
    [LastName] NVARCHAR(20) NOT NULL,
    [FirstName] NVARCHAR(20) NOT NULL,
    [Title] NVARCHAR(30),
    [ReportsTo] INTEGER,
    [BirthDate] DATETIME,
    [HireDate] DATETIME,
    [Address] NVARCHAR(70),
    [City] NVARCHAR(40),
    [State] NVARCHAR(40),
    [Country] NVARCHAR(40),
    [PostalCode] NVARCHAR(10),
    [Phone] NVARCHAR(24),
    [Fax] NVARCHAR(24),
    [Email] NVARCHAR(60),
    CONSTRAINT [PK_Employee] PRIMARY KEY ([EmployeeId]),
    FOREIGN KEY ([ReportsTo]) REFERENCES [Employee] ([EmployeeId])
);
CREATE TABLE [Genre] (
    [GenreId] INTEGER NOT NULL,
    [Name] NVARCHAR(120),
    CONSTRAINT [PK_Genre] PRIMARY KEY ([GenreId])
);
CREATE TABLE [Invoice] (
    [InvoiceId] INTEGER NOT NULL,
    [CustomerId] INTEGER NOT NULL,
    [InvoiceDate] DATETIME NOT NULL,
    [BillingAddress] NVARCHAR(70),
    [BillingCity] NVARCHAR(40),
    [BillingState] NVARCHAR(40),
    [BillingCountry] NVARCHAR(40),
    [BillingPostalCode] NVARCHAR(10),
    [Total] NUMERIC(10,2) NOT NULL,
    CONSTRAINT [PK_Invoice] PRIMARY KEY ([InvoiceId]),
    FOREIGN KEY ([CustomerId]) REFERENCES [Customer] ([CustomerId])
);
CREATE TABLE [InvoiceLine] (
    [InvoiceLineId] INTEGER NOT NULL,
    [InvoiceId] INTEGER NOT NULL,
    [TrackId] INTEGER NOT NULL,
    [UnitPrice] NUMERIC(10,2) NOT NULL,
    [Quantity] INTEGER NOT NULL,
    CONSTRAINT [PK_InvoiceLine] PRIMARY KEY ([InvoiceLineId]),
    FOREIGN KEY ([InvoiceId]) REFERENCES [Invoice] ([InvoiceId]),
    FOREIGN KEY ([TrackId]) REFERENCES [Track] ([TrackId])
);
CREATE TABLE [MediaType] (
    [MediaTypeId] INTEGER NOT NULL,
    [Name] NVARCHAR(120),
    CONSTRAINT [PK_MediaType] PRIMARY KEY ([MediaTypeId])
);
CREATE TABLE [Playlist] (
    [PlaylistId] INTEGER NOT NULL,
    [Name] NVARCHAR(120),
    CONSTRAINT [PK_Playlist] PRIMARY KEY ([PlaylistId])
);
CREATE TABLE [PlaylistTrack] (
    [PlaylistId] INTEGER NOT NULL,
    [TrackId] INTEGER NOT NULL,
    CONSTRAINT [PK_PlaylistTrack] PRIMARY KEY ([PlaylistId], [TrackId]),
    FOREIGN KEY ([PlaylistId]) REFERENCES [Playlist] ([PlaylistId]),
    FOREIGN KEY ([TrackId]) REFERENCES [Track] ([TrackId])
);
CREATE TABLE [Track] (
    [TrackId] INTEGER NOT NULL,
    [Name] NVARCHAR(200) NOT NULL,
    [AlbumId] INTEGER,
    [MediaTypeId] INTEGER NOT NULL,
    [GenreId] INTEGER,
    [Composer] NVARCHAR(220),
    [Milliseconds] INTEGER NOT NULL,
    [Bytes] INTEGER,
    [UnitPrice] NUMERIC(10,2) NOT NULL,
    CONSTRAINT [PK_Track] PRIMARY KEY ([TrackId]),
    FOREIGN KEY ([AlbumId]) REFERENCES [Album] ([AlbumId]),
    FOREIGN KEY ([GenreId]) REFERENCES [Genre] ([GenreId]),
    FOREIGN KEY ([MediaTypeId]) REFERENCES [MediaType] ([MediaTypeId])
);
CREATE INDEX [IFK_TrackAlbumId] ON [Track] ([AlbumId]);

INSERT INTO Artist VALUES (1, 'The Lanterns'), (2, 'Olga Nord'), (3, NULL);
INSERT INTO Album VALUES (1, 'First Light', 1), (2, 'Embers', 1), (3, 'Fjord', 2);
INSERT INTO Genre VALUES (1, 'Folk'), (2, 'Rock');
INSERT INTO MediaType VALUES (1, 'MPEG audio file'), (2, 'AAC audio file');
INSERT INTO Track VALUES
    (1, 'Wick', 1, 1, 2, 'A. Lamp', 215000, 7000123, 0.99), (2, 'Tallow', 1, 1, 2, NULL, 180500, 5800000, 0.99),
    (3, 'Sill', 3, 2, 1, 'O. Nord', 300001, NULL, 1.99), (4, 'Loose', NULL, 2, NULL, NULL, 61000, 900000, 1);
INSERT INTO Playlist VALUES (1, 'Evenings'), (2, 'Empty'), (3, NULL);
INSERT INTO PlaylistTrack VALUES (1, 1), (1, 3), (3, 1);
INSERT INTO Employee VALUES
    (1, 'Berg', 'Ada', 'General Manager', NULL, '1962-02-18 00:00:00', '2002-08-14 00:00:00', '1 Harbour Street', 'Bergen', NULL, 'Norway', '5003', '+47 1', NULL, 'ada@example.com'),
    (2, 'Lund', 'Bo', 'Sales Support', 1, '1973-08-29 00:00:00', '2002-04-01 00:00:00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO Customer VALUES
    (1, 'Carl', 'Dahl', NULL, '2 Hill Road', 'Oslo', NULL, 'Norway', '0150', '+47 2', NULL, 'carl@example.com', 2),
    (2, 'Eva', 'Falk', 'Falk & Co', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'eva@example.com', NULL);
INSERT INTO Invoice VALUES
    (1, 1, '2021-01-01 00:00:00', '2 Hill Road', 'Oslo', NULL, 'Norway', '0150', 2.98), (2, 2, '2022-05-31 00:00:00', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO InvoiceLine VALUES (1, 1, 1, 0.99, 1), (2, 1, 3, 1.99, 1), (3, 2, 4, 1, 1);
