CREATE TABLE entries (
	match VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	line BYTEA NOT NULL, 
	PRIMARY KEY (match, n)
);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	room VARCHAR(16) NOT NULL, 
	header BYTEA NOT NULL, 
	seed BYTEA NOT NULL, 
	began BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_matches_room ON matches (room);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE rooms (
	code VARCHAR(16) NOT NULL, 
	state BYTEA NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE settings (
	key VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (key)
);
