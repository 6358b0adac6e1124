BEGIN TRANSACTION;
CREATE TABLE accounts (
	identity VARCHAR(32) NOT NULL, 
	name_key VARCHAR(160) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (identity), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE, 
	UNIQUE (name_key)
);
INSERT INTO "accounts" VALUES('bob-of-0001','bob','$argon2id$v=19$m=19456,t=2,p=1$ZIb1Naor+P09zKj2tbTpcw$BrEKRwvGkd/jXwXROcgufrLzBbs/N5nzNncZsRgVJxI',1794833000000);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE chat (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	author VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at BIGINT NOT NULL, account BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('HPwuD5rSi1vIQnIS',1,'ann-of-0001','Ann','Hello from the first schema',1794833042916,0);
CREATE TABLE epoch (
	id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "epoch" VALUES('30e76974be3259ea');
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	created_at BIGINT NOT NULL, 
	changed_at BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	edition VARCHAR(32) NOT NULL, 
	variant VARCHAR(16) NOT NULL, 
	players SMALLINT NOT NULL, 
	setup TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	ended TEXT, rated BOOLEAN DEFAULT 0 NOT NULL, timed BOOLEAN DEFAULT 0 NOT NULL, settled BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('HPwuD5rSi1vIQnIS',1794833042706,1794833044817,'running',1,'ann-of-0001',1,'revised-2021','standard',3,'{"options": {"edition": "revised-2021", "players": "3", "variant": "standard", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy"}',X'205CB54BA9033DF9B27B549E3B63B947DD93231613B7F10E7D25373778E7E966','e6a62fc36ccdbb50b52eeccea55e2e4fd63f23e77a64f9a9eedc8d70bf07c50b',NULL,0,0,0);
INSERT INTO "games" VALUES('Wv3zJf3bQLO7IdNX',1794833045659,1794833045674,'over',0,'bob-of-0001',1,'revised-2021','standard',2,'{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": false, "caretaker": "greedy"}',X'EE95E8BA87FCA7035B6274778138182C6EDD942F5CDA07D8DAF93AC9E3801195','f5e6b7fd584a188bbfe45553e2d4f490204470cd6852044d332f68dd7dcb9a2d','{"how": "resigned", "seat": 1, "result": null}',0,0,1);
INSERT INTO "games" VALUES('j1BPutiWWx28l98f',1794833045686,1794833045686,'open',1,'bob-of-0001',1,'revised-2021','standard',2,'{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "bank", "seconds": 600, "increment": 5, "expiry": "bot"}, "public": true, "caretaker": "greedy"}',X'65D65231AB3DDC86F78D6881E008BAD8B52AA8688780A284183AC685CC64EA89','f5fc0c87e223bffedd7c0f14279da41918f3c2d0dc56c80460efee2d225fbbe6',NULL,0,1,0);
CREATE TABLE "identities" (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('ann-of-0001','Ann',1794833042663);
INSERT INTO "identities" VALUES('bob-of-0001','Bob',1794833042696);
CREATE TABLE leases (
	game VARCHAR(32) NOT NULL, 
	holder VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE learning (
	identity VARCHAR(32) NOT NULL, 
	lesson VARCHAR(40) NOT NULL, 
	steps SMALLINT NOT NULL, 
	PRIMARY KEY (identity, lesson), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "learning" VALUES('bob-of-0001','place',3);
CREATE TABLE log (
	game VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat SMALLINT, 
	actor VARCHAR(32), 
	command VARCHAR(40), 
	body TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',1,'sit',0,'ann-of-0001',NULL,'{"name":"Ann"}',1794833042706);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',2,'seat-bot',2,'ann-of-0001',NULL,'{"bot":"greedy"}',1794833042706);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',3,'sit',1,'bob-of-0001',NULL,'{"name":"Bob"}',1794833042899);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',4,'play',1,'bob-of-0001','Bob-2','{"action":"take 1"}',1794833042981);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',5,'play',1,'bob-of-0001','Bob-3','{"action":"take 2"}',1794833043027);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',6,'play',1,'bob-of-0001','Bob-4','{"action":"place O1@1 c3"}',1794833043072);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',7,'play',2,NULL,NULL,'{"action":"take 1"}',1794833043304);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',8,'play',2,NULL,NULL,'{"action":"exch O1 I2"}',1794833043463);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',9,'play',2,NULL,NULL,'{"action":"exch I2 I3"}',1794833043615);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',10,'play',0,'ann-of-0001','Ann-20','{"action":"take 4"}',1794833043695);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',11,'play',0,'ann-of-0001','Ann-21','{"action":"place O1@1 b4"}',1794833043741);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',12,'play',0,'ann-of-0001','Ann-22','{"action":"take 6"}',1794833043788);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',13,'play',1,'bob-of-0001','Bob-22','{"action":"place I2@2 c4d4"}',1794833043861);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',14,'play',1,'bob-of-0001','Bob-23','{"action":"take 8"}',1794833043909);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',15,'play',1,'bob-of-0001','Bob-24','{"action":"take white"}',1794833043956);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',16,'play',2,NULL,NULL,'{"action":"exch I3 O4"}',1794833044032);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',17,'play',2,NULL,NULL,'{"action":"place I2@1 d2d3"}',1794833044120);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',18,'play',2,NULL,NULL,'{"action":"place O4@1 b3c3b4c4"}',1794833044178);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',19,'play',0,'ann-of-0001','Ann-32','{"action":"take black"}',1794833044241);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',20,'play',0,'ann-of-0001','Ann-33','{"action":"place I2@2 b3c3"}',1794833044288);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',21,'play',0,'ann-of-0001','Ann-34','{"action":"recycle white"}',1794833044334);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',22,'play',0,'ann-of-0001','Ann-35','{"action":"order 1"}',1794833044407);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',23,'play',0,'ann-of-0001','Ann-36','{"action":"order 3"}',1794833044455);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',24,'play',0,'ann-of-0001','Ann-37','{"action":"order 2"}',1794833044502);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',25,'play',1,'bob-of-0001','Bob-37','{"action":"piece"}',1794833044570);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',26,'play',1,'bob-of-0001','Bob-38','{"action":"place O1@3 a4"}',1794833044620);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',27,'play',1,'bob-of-0001','Bob-39','{"action":"recycle black"}',1794833044669);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',28,'play',1,'bob-of-0001','Bob-40','{"action":"order 7"}',1794833044721);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',29,'play',1,'bob-of-0001','Bob-41','{"action":"order 6"}',1794833044768);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',30,'play',1,'bob-of-0001','Bob-42','{"action":"order 5"}',1794833044817);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',31,'play',2,NULL,NULL,'{"action":"take 7"}',1794833044880);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',32,'play',2,NULL,NULL,'{"action":"exch T4 I3"}',1794833044942);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',33,'play',2,NULL,NULL,'{"action":"place O4@1 b3c3b4c4"}',1794833044999);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',34,'play',0,'ann-of-0001','Ann-49','{"action":"take white"}',1794833045055);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',35,'play',0,'ann-of-0001','Ann-50','{"action":"recycle white"}',1794833045102);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',36,'play',0,'ann-of-0001','Ann-51','{"action":"order 4"}',1794833045148);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',37,'play',0,'ann-of-0001','Ann-52','{"action":"order 1"}',1794833045193);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',38,'play',0,'ann-of-0001','Ann-53','{"action":"order 3"}',1794833045238);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',39,'play',0,'ann-of-0001','Ann-54','{"action":"recycle black"}',1794833045289);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',40,'play',0,'ann-of-0001','Ann-55','{"action":"order 8"}',1794833045339);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',41,'play',0,'ann-of-0001','Ann-56','{"action":"order 6"}',1794833045395);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',42,'play',0,'ann-of-0001','Ann-57','{"action":"order 7"}',1794833045444);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',43,'play',1,'bob-of-0001','Bob-57','{"action":"piece"}',1794833045518);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',44,'play',1,'bob-of-0001','Bob-58','{"action":"recycle white"}',1794833045569);
INSERT INTO "log" VALUES('HPwuD5rSi1vIQnIS',45,'play',1,'bob-of-0001','Bob-59','{"action":"order 1"}',1794833045622);
INSERT INTO "log" VALUES('Wv3zJf3bQLO7IdNX',1,'sit',0,'bob-of-0001',NULL,'{"name":"Bob"}',1794833045660);
INSERT INTO "log" VALUES('Wv3zJf3bQLO7IdNX',2,'sit',1,'bob-of-0001',NULL,'{"name":"Bob"}',1794833045660);
INSERT INTO "log" VALUES('Wv3zJf3bQLO7IdNX',3,'resign',1,'bob-of-0001','Bob-60','{}',1794833045674);
INSERT INTO "log" VALUES('j1BPutiWWx28l98f',1,'sit',0,'bob-of-0001',NULL,'{"name":"Bob"}',1794833045686);
CREATE TABLE looks (
	look VARCHAR(160) NOT NULL, 
	identity VARCHAR(32) NOT NULL, 
	PRIMARY KEY (look), 
	FOREIGN KEY(identity) REFERENCES accounts (identity) ON DELETE CASCADE
);
INSERT INTO "looks" VALUES('bob','bob-of-0001');
CREATE TABLE mutes (
	identity VARCHAR(32) NOT NULL, 
	muted VARCHAR(32) NOT NULL, 
	PRIMARY KEY (identity, muted)
);
INSERT INTO "mutes" VALUES('ann-of-0001','somebody');
CREATE TABLE orders (
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE rated_games (
	game VARCHAR(32) NOT NULL, 
	counted BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "rated_games" VALUES('Wv3zJf3bQLO7IdNX',1,1794833000000);
CREATE TABLE rating_changes (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	place SMALLINT NOT NULL, 
	mu_before DOUBLE NOT NULL, 
	sigma_before DOUBLE NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	PRIMARY KEY (game, player), 
	FOREIGN KEY(game) REFERENCES rated_games (game) ON DELETE CASCADE
);
INSERT INTO "rating_changes" VALUES('Wv3zJf3bQLO7IdNX','bob-of-0001',1,25.0,8.25,27.5,8.0);
CREATE TABLE ratings (
	player VARCHAR(32) NOT NULL, 
	variant VARCHAR(16) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	ordinal DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	PRIMARY KEY (player, variant), 
	FOREIGN KEY(player) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "ratings" VALUES('bob-of-0001','standard',27.5,8.0,3.5,1,1);
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	seat SMALLINT NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40), score INTEGER, outcome VARCHAR(8), created_at BIGINT DEFAULT '0' NOT NULL, account BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('HPwuD5rSi1vIQnIS',0,'ann-of-0001','Ann',NULL,NULL,NULL,1794833042706,0);
INSERT INTO "seats" VALUES('HPwuD5rSi1vIQnIS',1,'bob-of-0001','Bob',NULL,NULL,NULL,1794833042706,0);
INSERT INTO "seats" VALUES('HPwuD5rSi1vIQnIS',2,NULL,'greedy','greedy',NULL,NULL,1794833042706,0);
INSERT INTO "seats" VALUES('Wv3zJf3bQLO7IdNX',0,'bob-of-0001','Bob',NULL,NULL,'won',1794833045659,0);
INSERT INTO "seats" VALUES('Wv3zJf3bQLO7IdNX',1,'bob-of-0001','Bob','greedy',NULL,'lost',1794833045659,0);
INSERT INTO "seats" VALUES('j1BPutiWWx28l98f',0,'bob-of-0001','Bob',NULL,NULL,NULL,1794833045686,0);
INSERT INTO "seats" VALUES('j1BPutiWWx28l98f',1,NULL,'–',NULL,NULL,NULL,1794833045686,0);
CREATE TABLE sessions (
	id VARCHAR(32) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	identity VARCHAR(32) NOT NULL, 
	created_at BIGINT NOT NULL, 
	used_at BIGINT NOT NULL, 
	agent VARCHAR(80) NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('ann-of-0001','a3656c50c59b9dd17e7b7539929effb20169a63d77b0453e14162984b611c5f8','ann-of-0001',1794833042663,1794835835912,'');
INSERT INTO "sessions" VALUES('bob-of-0001','800480042268218663feef3ea54d81ed3f976c98c38d5fd7afbe22810ec16334','bob-of-0001',1794833042696,1794835835912,'');
CREATE TABLE snapshots (
	game VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('HPwuD5rSi1vIQnIS',30,'{"changed":1794833044817,"shown_at":1794833044817,"secret":[0,0,0],"status":"running","seats":[{"player":"ann-of-0001","name":"Ann","bot":null,"resigned":false},{"player":"bob-of-0001","name":"Bob","bot":null,"resigned":false},{"player":null,"name":"","bot":"greedy","resigned":false}],"clock":{"left":[0,0,0],"since":[null,null,null]},"game":{"numbers":[10215926081767,348337551293285173,0,0,1133871366176,0,0,0,1,32,0,0,1,32,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,65536,6144,0,0,4096,393216,32768,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,7,6,33,38,-1,14,7,34,12,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,9,17,18,19,42,43,45,39,-1,-1,-1,-1,3,31,21,2,20,21,3,2,12,9,17,18,19,29,4,5,10,1,25,11,27,23,13,8,22,15,28,24,26,16,0,30,32,33,50,34,51,48,38,42,43,45,39,47,36,46,50,51,32,48,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,13,11,23,7,4,4,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,2,-1,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[16],[34],[],[],[12],[39],[15],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[[1,0],[1,1],[1,379],[2,0],[2,30],[2,43],[0,3],[0,383],[0,5],[1,1001],[1,7],[1,12],[2,60],[2,420],[2,699],[0,13],[0,996],[0,15],[0,17],[0,19],[0,18],[1,14],[1,1572],[1,16],[1,23],[1,22],[1,21]]},"ended":null,"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["bob-of-0001","Bob-2",4,"play"],["bob-of-0001","Bob-3",5,"play"],["bob-of-0001","Bob-4",6,"play"],["ann-of-0001","Ann-20",10,"play"],["ann-of-0001","Ann-21",11,"play"],["ann-of-0001","Ann-22",12,"play"],["bob-of-0001","Bob-22",13,"play"],["bob-of-0001","Bob-23",14,"play"],["bob-of-0001","Bob-24",15,"play"],["ann-of-0001","Ann-32",19,"play"],["ann-of-0001","Ann-33",20,"play"],["ann-of-0001","Ann-34",21,"play"],["ann-of-0001","Ann-35",22,"play"],["ann-of-0001","Ann-36",23,"play"],["ann-of-0001","Ann-37",24,"play"],["bob-of-0001","Bob-37",25,"play"],["bob-of-0001","Bob-38",26,"play"],["bob-of-0001","Bob-39",27,"play"],["bob-of-0001","Bob-40",28,"play"],["bob-of-0001","Bob-41",29,"play"],["bob-of-0001","Bob-42",30,"play"]]}');
INSERT INTO "snapshots" VALUES('Wv3zJf3bQLO7IdNX',3,'{"changed":1794833045674,"shown_at":1794833045674,"secret":[0,0],"status":"over","seats":[{"player":"bob-of-0001","name":"Bob","bot":null,"resigned":false},{"player":"bob-of-0001","name":"Bob","bot":"greedy","resigned":true}],"clock":{"left":[0,0],"since":[null,null]},"game":{"numbers":[11349797447944,9567965983848966,33,33,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,13,4,5,8,42,35,43,45,-1,-1,-1,-1,13,4,5,8,9,24,16,26,15,11,23,19,30,29,20,27,31,22,28,14,0,12,25,17,1,21,2,18,10,6,7,3,42,35,43,45,46,51,47,34,50,49,38,36,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,4,28,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,1,-1,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[]},"ended":{"how":"resigned","seat":1,"result":null},"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["bob-of-0001","Bob-60",3,"resign"]]}');
CREATE INDEX sessions_by_identity ON sessions (identity);
CREATE INDEX ratings_by_ordinal ON ratings (variant, ordinal);
CREATE INDEX leases_by_until ON leases (until);
CREATE INDEX seats_by_player ON seats (player, created_at, game);
CREATE INDEX games_listed ON games (public, created_at, id);
CREATE INDEX games_by_variant ON games (public, variant, created_at, id);
CREATE INDEX games_by_edition ON games (public, edition, created_at, id);
CREATE INDEX games_by_rated ON games (public, rated, created_at, id);
CREATE INDEX games_by_status ON games (public, status, created_at, id);
CREATE INDEX games_by_host ON games (host, status, created_at);
CREATE INDEX games_unfinished ON games (status, changed_at) WHERE status <> 'over';
CREATE INDEX games_to_settle ON games (changed_at) WHERE rated AND status = 'over' AND NOT settled;
CREATE UNIQUE INDEX log_by_actor ON log (actor, game, command);
CREATE INDEX log_of_seating ON log (kind, actor) WHERE kind = 'sit' OR kind = 'adopt';
CREATE INDEX chat_by_author ON chat (author, game, number);
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE INDEX rating_changes_by_player ON rating_changes (player, game);
CREATE INDEX looks_by_identity ON looks (identity);
COMMIT;
