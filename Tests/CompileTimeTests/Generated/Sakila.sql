-- The names of Sakila, a well-known example of a film rental, with rows of our own.
CREATE TABLE actor (
    actor_id INTEGER NOT NULL PRIMARY KEY,
    first_name VARCHAR(45) NOT NULL,
    last_name VARCHAR(45) NOT NULL,
    last_update TIMESTAMP NOT NULL
);
CREATE INDEX idx_actor_last_name ON actor (last_name);
CREATE TABLE country (
    country_id SMALLINT NOT NULL PRIMARY KEY,
    country VARCHAR(50) NOT NULL,
    last_update TIMESTAMP
);
CREATE TABLE city (
    city_id INT NOT NULL PRIMARY KEY,
    city VARCHAR(50) NOT NULL,
    country_id SMALLINT NOT NULL,
    last_update TIMESTAMP NOT NULL,
    CONSTRAINT fk_city_country FOREIGN KEY (country_id) REFERENCES country (country_id) ON DELETE NO ACTION ON UPDATE CASCADE
);
CREATE TABLE address (
    address_id INT NOT NULL PRIMARY KEY,
    address VARCHAR(50) NOT NULL,
    address2 VARCHAR(50) DEFAULT NULL,
    district VARCHAR(20) NOT NULL,
    city_id INT NOT NULL,
    postal_code VARCHAR(10) DEFAULT NULL,
    phone VARCHAR(20) NOT NULL,
    last_update TIMESTAMP NOT NULL,
    CONSTRAINT fk_address_city FOREIGN KEY (city_id) REFERENCES city (city_id)
);
CREATE TABLE language (
    language_id SMALLINT NOT NULL PRIMARY KEY,
    name CHAR(20) NOT NULL,
    last_update TIMESTAMP NOT NULL
);
CREATE TABLE category (
    category_id SMALLINT NOT NULL PRIMARY KEY,
    name VARCHAR(25) NOT NULL,
    last_update TIMESTAMP NOT NULL
);
CREATE TABLE customer (
    customer_id INT NOT NULL PRIMARY KEY,
    store_id INT NOT NULL,
    first_name VARCHAR(45) NOT NULL,
    last_name VARCHAR(45) NOT NULL,
    email VARCHAR(50) DEFAULT NULL,
    address_id INT NOT NULL,
    active CHAR(1) DEFAULT 'Y' NOT NULL,
    create_date TIMESTAMP NOT NULL,
    last_update TIMESTAMP NOT NULL,
    CONSTRAINT fk_customer_store FOREIGN KEY (store_id) REFERENCES store (store_id),
    CONSTRAINT fk_customer_address FOREIGN KEY (address_id) REFERENCES address (address_id)
);
CREATE TABLE film (
    film_id INT NOT NULL PRIMARY KEY,
    title VARCHAR(255) NOT NULL,
    description BLOB_SUB_TYPE_TEXT DEFAULT NULL,
    release_year VARCHAR(4) DEFAULT NULL,
    language_id SMALLINT NOT NULL,
    original_language_id SMALLINT DEFAULT NULL,
    rental_duration SMALLINT DEFAULT 3 NOT NULL,
    rental_rate DECIMAL(4,2) DEFAULT 4.99 NOT NULL,
    length SMALLINT DEFAULT NULL,
    replacement_cost DECIMAL(5,2) DEFAULT 19.99 NOT NULL,
    rating VARCHAR(10) DEFAULT 'G',
    special_features VARCHAR(100) DEFAULT NULL,
    last_update TIMESTAMP NOT NULL,
    CONSTRAINT CHECK_special_features CHECK (special_features is null or special_features like '%Trailers%'
        or special_features like '%Commentaries%' or special_features like '%Deleted Scenes%'),
    CONSTRAINT CHECK_special_rating CHECK (rating in ('G', 'PG', 'PG-13', 'R', 'NC-17')),
    CONSTRAINT fk_film_language FOREIGN KEY (language_id) REFERENCES language (language_id),
    CONSTRAINT fk_film_language_original FOREIGN KEY (original_language_id) REFERENCES language (language_id)
);
CREATE TABLE film_actor (
    actor_id INT NOT NULL,
    film_id INT NOT NULL,
    last_update TIMESTAMP NOT NULL,
    PRIMARY KEY (actor_id, film_id),
    CONSTRAINT fk_film_actor_actor FOREIGN KEY (actor_id) REFERENCES actor (actor_id),
    CONSTRAINT fk_film_actor_film FOREIGN KEY (film_id) REFERENCES film (film_id)
);
CREATE TABLE film_category (
    film_id INT NOT NULL,
    category_id SMALLINT NOT NULL,
    last_update TIMESTAMP NOT NULL,
    PRIMARY KEY (film_id, category_id),
    CONSTRAINT fk_film_category_film FOREIGN KEY (film_id) REFERENCES film (film_id),
    CONSTRAINT fk_film_category_category FOREIGN KEY (category_id) REFERENCES category (category_id)
);
CREATE TABLE film_text (
    film_id SMALLINT NOT NULL PRIMARY KEY,
    title VARCHAR(255) NOT NULL,
    description BLOB_SUB_TYPE_TEXT
);
CREATE TABLE inventory (
    inventory_id INT NOT NULL PRIMARY KEY,
    film_id INT NOT NULL,
    store_id INT NOT NULL,
    last_update TIMESTAMP NOT NULL,
    CONSTRAINT fk_inventory_store FOREIGN KEY (store_id) REFERENCES store (store_id),
    CONSTRAINT fk_inventory_film FOREIGN KEY (film_id) REFERENCES film (film_id)
);
CREATE TABLE staff (
    staff_id SMALLINT NOT NULL PRIMARY KEY,
    first_name VARCHAR(45) NOT NULL,
    last_name VARCHAR(45) NOT NULL,
    address_id INT NOT NULL,
    picture BLOB DEFAULT NULL,
    email VARCHAR(50) DEFAULT NULL,
    store_id INT NOT NULL,
    active SMALLINT DEFAULT 1 NOT NULL,
    username VARCHAR(16) NOT NULL,
    password VARCHAR(40) DEFAULT NULL,
    last_update TIMESTAMP NOT NULL,
    CONSTRAINT fk_staff_store FOREIGN KEY (store_id) REFERENCES store (store_id),
    CONSTRAINT fk_staff_address FOREIGN KEY (address_id) REFERENCES address (address_id)
);
CREATE TABLE store (
    store_id INT NOT NULL PRIMARY KEY,
    manager_staff_id SMALLINT NOT NULL UNIQUE,
    address_id INT NOT NULL,
    last_update TIMESTAMP NOT NULL,
    CONSTRAINT fk_store_staff FOREIGN KEY (manager_staff_id) REFERENCES staff (staff_id),
    CONSTRAINT fk_store_address FOREIGN KEY (address_id) REFERENCES address (address_id)
);
CREATE TABLE rental (
    rental_id INT NOT NULL PRIMARY KEY,
    rental_date TIMESTAMP NOT NULL,
    inventory_id INT NOT NULL,
    customer_id INT NOT NULL,
    return_date TIMESTAMP DEFAULT NULL,
    staff_id SMALLINT NOT NULL,
    last_update TIMESTAMP NOT NULL,
    CONSTRAINT fk_rental_staff FOREIGN KEY (staff_id) REFERENCES staff (staff_id),
    CONSTRAINT fk_rental_inventory FOREIGN KEY (inventory_id) REFERENCES inventory (inventory_id),
    CONSTRAINT fk_rental_customer FOREIGN KEY (customer_id) REFERENCES customer (customer_id)
);
CREATE UNIQUE INDEX idx_rental_uq ON rental (rental_date, inventory_id, customer_id);
CREATE TABLE payment (
    payment_id INT NOT NULL PRIMARY KEY,
    customer_id INT NOT NULL,
    staff_id SMALLINT NOT NULL,
    rental_id INT DEFAULT NULL,
    amount DECIMAL(5,2) NOT NULL,
    payment_date TIMESTAMP NOT NULL,
    last_update TIMESTAMP NOT NULL,
    CONSTRAINT fk_payment_rental FOREIGN KEY (rental_id) REFERENCES rental (rental_id),
    CONSTRAINT fk_payment_customer FOREIGN KEY (customer_id) REFERENCES customer (customer_id),
    CONSTRAINT fk_payment_staff FOREIGN KEY (staff_id) REFERENCES staff (staff_id)
);
CREATE VIEW customer_list AS
    SELECT cu.customer_id AS ID, cu.first_name || ' ' || cu.last_name AS name, a.address AS address,
        a.postal_code AS zip_code, a.phone AS phone, city.city AS city, country.country AS country,
        CASE WHEN cu.active = '1' THEN 'active' ELSE '' END AS notes, cu.store_id AS SID
    FROM customer AS cu JOIN address AS a ON cu.address_id = a.address_id JOIN city ON a.city_id = city.city_id
        JOIN country ON city.country_id = country.country_id;
CREATE VIEW sales_by_store AS
    SELECT s.store_id, c.city || ',' || cy.country AS store, SUM(p.amount) AS total_sales
    FROM payment AS p JOIN rental AS r ON p.rental_id = r.rental_id JOIN inventory AS i ON r.inventory_id = i.inventory_id
        JOIN store AS s ON i.store_id = s.store_id JOIN address AS a ON s.address_id = a.address_id
        JOIN city AS c ON a.city_id = c.city_id JOIN country AS cy ON c.country_id = cy.country_id
    GROUP BY s.store_id, c.city || ',' || cy.country;

INSERT INTO country VALUES (1, 'Canada', '2020-12-23 07:12:12'), (2, 'Spain', NULL);
INSERT INTO city VALUES (1, 'Lethbridge', 1, '2020-12-23 07:12:13'), (2, 'Vigo', 2, '2020-12-23 07:12:13');
INSERT INTO address VALUES
    (1, '47 Sound Drive', NULL, 'Alberta', 1, '', '', '2020-12-23 07:12:17'),
    (2, '28 Long Alley', 'Back door', 'Galicia', 2, '36201', '555-0102', '2020-12-23 07:12:17');
INSERT INTO language VALUES (1, 'English', '2020-12-23 07:12:12'), (2, 'Italian', '2020-12-23 07:12:12');
INSERT INTO category VALUES (1, 'Action', '2020-12-23 07:12:23'), (2, 'Sci-Fi', '2020-12-23 07:12:23');
INSERT INTO actor VALUES (1, 'PIA', 'QUINN', '2020-12-23 07:12:29'), (2, 'RAY', 'SHAW', '2020-12-23 07:12:29');
INSERT INTO film VALUES
    (1, 'AMBER DAWN', 'A quiet tale', '2006', 1, NULL, 6, 0.99, 86, 20.99, 'PG', 'Deleted Scenes,Trailers', '2020-12-23 07:12:31'),
    (2, 'BRASS MOON', NULL, '2006', 1, 2, 3, 4.99, NULL, 12, 'NC-17', NULL, '2020-12-23 07:12:31'),
    (3, 'CEDAR', NULL, NULL, 2, NULL, 3, 2, 48, 9.99, NULL, 'Trailers', '2020-12-23 07:12:31');
INSERT INTO film_actor VALUES (1, 1, '2020-12-23 07:13:41'), (1, 2, '2020-12-23 07:13:41'), (2, 1, '2020-12-23 07:13:41');
INSERT INTO film_category VALUES (1, 1, '2020-12-23 07:13:45'), (2, 2, '2020-12-23 07:13:45');
INSERT INTO film_text VALUES (1, 'AMBER DAWN', 'A quiet tale');
INSERT INTO staff VALUES
    (1, 'Tom', 'Underhill', 1, x'89504E470D0A5A0A', 'tom@example.com', 1, 1, 'Tom', '8cb2237d0679ca88db6464eac60da96345513964', '2020-12-23 07:12:31'),
    (2, 'Una', 'Vale', 2, NULL, NULL, 2, 0, 'Una', NULL, '2020-12-23 07:12:31');
INSERT INTO store VALUES (1, 1, 1, '2020-12-23 07:12:31'), (2, 2, 2, '2020-12-23 07:12:31');
INSERT INTO customer VALUES
    (1, 1, 'WENDY', 'XU', 'wendy@example.com', 2, '1', '2006-02-14 22:04:36.000', '2020-12-23 07:15:11'),
    (2, 2, 'YAN', 'ZHANG', NULL, 1, '0', '2006-02-14 22:04:36.000', '2020-12-23 07:15:11');
INSERT INTO inventory VALUES (1, 1, 1, '2020-12-23 07:17:15'), (2, 2, 2, '2020-12-23 07:17:15');
INSERT INTO rental VALUES
    (1, '2005-05-24 22:53:30.000', 1, 1, '2005-05-26 22:04:30.000', 1, '2020-12-23 07:20:52'),
    (2, '2005-05-24 22:54:33.000', 2, 2, NULL, 2, '2020-12-23 07:20:52');
INSERT INTO payment VALUES
    (1, 1, 1, 1, 2.99, '2005-05-25 11:30:37.000', '2020-12-23 07:24:57'), (2, 2, 2, NULL, 5, '2005-05-28 10:35:23.000', '2020-12-23 07:24:57');
