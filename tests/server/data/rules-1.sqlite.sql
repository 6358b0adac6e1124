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
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	author VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
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
	ended TEXT, rated BOOLEAN DEFAULT 0 NOT NULL, timed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('nTmoh2ICfJ_N5JIs',1794942758991,1794942759030,'running',1,'m3X4LnGxpGaR',1,'revised-2021','standard',2,'{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy", "first": 0, "rated": false}',X'886F39B077D794A4AEDA46406D4F0807094147DDE91C8282779E484AC5F6D50B','b25107516a09ffccea5426951be3896ea793fe9c2f5cc7ff21c3cce3ee018ce0',NULL,0,0);
INSERT INTO "games" VALUES('CmX6wDnEecbVQFBA',1794942759146,1794942759642,'running',1,'m3X4LnGxpGaR',1,'revised-2021','standard',2,'{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy", "first": 0, "rated": false}',X'9965E1829F49E78A695B8DC1337A1ADB1CA95F16716AA543A74FCE732E4A8024','47e5ff094e6b7cae93b0aa8bef25fdaeafb66f67032fa3f2e5f8c6bcd3040cac',NULL,0,0);
INSERT INTO "games" VALUES('4oXoUhcn69vAnrqP',1794942759811,1794942760318,'over',1,'m3X4LnGxpGaR',1,'retail-2020','standard',2,'{"options": {"edition": "retail-2020", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy", "first": 0, "rated": false}',X'857F1751FAC91E9AF7D3CB55CD288E542646D4C61838F9DBDC8916407659B6BE','c847e1d51bdb88b9eca49ad72da7c1f6d70a907543f045b0be568e22a49a7fe6','{"how": "played", "seat": null, "result": {"reason": "dead-position", "decided_by": "shared", "rows": [{"seat": 0, "points": 0, "touches": 0, "unfinished": 0, "score": 0, "completed": 0, "pieces": 0, "place": 1}, {"seat": 1, "points": 0, "touches": 0, "unfinished": 0, "score": 0, "completed": 0, "pieces": 0, "place": 1}], "winners": [0, 1]}}',0,0);
INSERT INTO "games" VALUES('Btgwu9vWFpDZ7ZDm',1794942760355,1794942761958,'over',1,'m3X4LnGxpGaR',1,'revised-2021','standard',2,'{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy", "first": 0, "rated": false}',X'BD5FC6D17825D69BD9043BBAFDAABC159C01CFFA6D61856FAC45B4F1864111CE','8775ccb41f74d1d6fb0e45cb0dc8e9f3ec350c25fa2ee9d61530819c868c0a4b','{"how": "played", "seat": null, "result": {"reason": "black-deck-empty", "decided_by": "score", "rows": [{"seat": 0, "points": 0, "touches": 0, "unfinished": 12, "score": -12, "completed": 1, "pieces": 0, "place": 2}, {"seat": 1, "points": 24, "touches": 0, "unfinished": 0, "score": 24, "completed": 7, "pieces": 9, "place": 1}], "winners": [1]}}',0,0);
CREATE TABLE "identities" (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('m3X4LnGxpGaR','Ann',1794942758836);
INSERT INTO "identities" VALUES('cCBe8FUimotP','Bob',1794942758957);
CREATE TABLE leases (
	game VARCHAR(32) NOT NULL, 
	holder VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
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
INSERT INTO "log" VALUES('nTmoh2ICfJ_N5JIs',1,'sit',0,'m3X4LnGxpGaR',NULL,'{"name":"Ann"}',1794942758991);
INSERT INTO "log" VALUES('nTmoh2ICfJ_N5JIs',2,'sit',1,'cCBe8FUimotP',NULL,'{"name":"Bob"}',1794942759030);
INSERT INTO "log" VALUES('nTmoh2ICfJ_N5JIs',3,'play',0,'m3X4LnGxpGaR','Ann-1','{"action":"take 2"}',1794942759108);
INSERT INTO "log" VALUES('nTmoh2ICfJ_N5JIs',4,'play',0,'m3X4LnGxpGaR','Ann-2','{"action":"place O1@1 b4"}',1794942759117);
INSERT INTO "log" VALUES('nTmoh2ICfJ_N5JIs',5,'play',0,'m3X4LnGxpGaR','Ann-3','{"action":"take 4"}',1794942759124);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',1,'sit',0,'m3X4LnGxpGaR',NULL,'{"name":"Ann"}',1794942759147);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',2,'sit',1,'cCBe8FUimotP',NULL,'{"name":"Bob"}',1794942759175);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',3,'play',0,'m3X4LnGxpGaR','Ann-4','{"action":"take 2"}',1794942759224);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',4,'play',0,'m3X4LnGxpGaR','Ann-5','{"action":"place O1@1 d3"}',1794942759232);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',5,'play',0,'m3X4LnGxpGaR','Ann-6','{"action":"place I2@1 b3c3"}',1794942759251);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',6,'play',0,'m3X4LnGxpGaR','Ann-7','{"action":"end"}',1794942759259);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',7,'play',1,'cCBe8FUimotP','Bob-1','{"action":"take 6"}',1794942759271);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',8,'play',1,'cCBe8FUimotP','Bob-2','{"action":"place O1@1 d4"}',1794942759282);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',9,'play',1,'cCBe8FUimotP','Bob-3','{"action":"take 8"}',1794942759288);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',10,'play',1,'cCBe8FUimotP','Bob-4','{"action":"end"}',1794942759296);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',11,'play',0,'m3X4LnGxpGaR','Ann-8','{"action":"take black"}',1794942759309);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',12,'play',0,'m3X4LnGxpGaR','Ann-9','{"action":"place I2@1 b2c2"}',1794942759317);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',13,'play',0,'m3X4LnGxpGaR','Ann-10','{"action":"recycle white"}',1794942759329);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',14,'play',0,'m3X4LnGxpGaR','Ann-11','{"action":"order 1"}',1794942759344);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',15,'play',0,'m3X4LnGxpGaR','Ann-12','{"action":"order 3"}',1794942759351);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',16,'play',0,'m3X4LnGxpGaR','Ann-13','{"action":"order 2"}',1794942759360);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',17,'play',0,'m3X4LnGxpGaR','Ann-14','{"action":"end"}',1794942759367);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',18,'play',1,'cCBe8FUimotP','Bob-5','{"action":"place I2@2 c3d3"}',1794942759382);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',19,'play',1,'cCBe8FUimotP','Bob-6','{"action":"take 5"}',1794942759392);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',20,'play',1,'cCBe8FUimotP','Bob-7','{"action":"take 6"}',1794942759398);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',21,'play',1,'cCBe8FUimotP','Bob-8','{"action":"end"}',1794942759408);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',22,'play',0,'m3X4LnGxpGaR','Ann-15','{"action":"place I3@1 b4c4d4"}',1794942759419);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',23,'play',0,'m3X4LnGxpGaR','Ann-16','{"action":"take white"}',1794942759429);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',24,'play',0,'m3X4LnGxpGaR','Ann-17','{"action":"place O1@1 d5"}',1794942759437);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',25,'play',0,'m3X4LnGxpGaR','Ann-18','{"action":"end"}',1794942759444);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',26,'play',1,'cCBe8FUimotP','Bob-9','{"action":"piece"}',1794942759454);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',27,'play',1,'cCBe8FUimotP','Bob-10','{"action":"recycle white"}',1794942759461);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',28,'play',1,'cCBe8FUimotP','Bob-11','{"action":"order 3"}',1794942759470);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',29,'play',1,'cCBe8FUimotP','Bob-12','{"action":"order 1"}',1794942759481);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',30,'play',1,'cCBe8FUimotP','Bob-13','{"action":"order 2"}',1794942759488);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',31,'play',1,'cCBe8FUimotP','Bob-14','{"action":"recycle black"}',1794942759497);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',32,'play',1,'cCBe8FUimotP','Bob-15','{"action":"order 7"}',1794942759510);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',33,'play',1,'cCBe8FUimotP','Bob-16','{"action":"order 6"}',1794942759516);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',34,'play',1,'cCBe8FUimotP','Bob-17','{"action":"order 5"}',1794942759528);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',35,'play',1,'cCBe8FUimotP','Bob-18','{"action":"end"}',1794942759537);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',36,'play',0,'m3X4LnGxpGaR','Ann-19','{"action":"take white"}',1794942759554);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',37,'play',0,'m3X4LnGxpGaR','Ann-20','{"action":"take black"}',1794942759561);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',38,'play',0,'m3X4LnGxpGaR','Ann-21','{"action":"piece"}',1794942759578);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',39,'play',0,'m3X4LnGxpGaR','Ann-22','{"action":"end"}',1794942759590);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',40,'play',1,'cCBe8FUimotP','Bob-19','{"action":"place O1@4 e2"}',1794942759607);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',41,'play',1,'cCBe8FUimotP','Bob-20','{"action":"piece"}',1794942759616);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',42,'play',1,'cCBe8FUimotP','Bob-21','{"action":"place O1@4 c3"}',1794942759630);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',43,'play',1,'cCBe8FUimotP','Bob-22','{"action":"end"}',1794942759642);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',44,'play',0,'m3X4LnGxpGaR','Ann-23','{"action":"place O1@4 d2"}',1794942759665);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',45,'play',0,'m3X4LnGxpGaR','Ann-24','{"action":"recycle white"}',1794942759680);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',46,'play',0,'m3X4LnGxpGaR','Ann-25','{"action":"order 1"}',1794942759690);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',47,'play',0,'m3X4LnGxpGaR','Ann-26','{"action":"order 2"}',1794942759695);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',48,'play',0,'m3X4LnGxpGaR','Ann-27','{"action":"order 3"}',1794942759699);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',49,'play',0,'m3X4LnGxpGaR','Ann-28','{"action":"recycle black"}',1794942759703);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',50,'play',0,'m3X4LnGxpGaR','Ann-29','{"action":"order 5"}',1794942759706);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',51,'play',0,'m3X4LnGxpGaR','Ann-30','{"action":"order 7"}',1794942759710);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',52,'play',0,'m3X4LnGxpGaR','Ann-31','{"action":"order 6"}',1794942759714);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',53,'play',0,'m3X4LnGxpGaR','Ann-32','{"action":"end"}',1794942759718);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',54,'play',1,'cCBe8FUimotP','Bob-23','{"action":"recycle white"}',1794942759734);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',55,'play',1,'cCBe8FUimotP','Bob-24','{"action":"order 2"}',1794942759742);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',56,'play',1,'cCBe8FUimotP','Bob-25','{"action":"order 1"}',1794942759754);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',57,'play',1,'cCBe8FUimotP','Bob-26','{"action":"order 4"}',1794942759762);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',58,'play',1,'cCBe8FUimotP','Bob-27','{"action":"recycle black"}',1794942759774);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',59,'play',1,'cCBe8FUimotP','Bob-28','{"action":"order 6"}',1794942759782);
INSERT INTO "log" VALUES('CmX6wDnEecbVQFBA',60,'play',1,'cCBe8FUimotP','Bob-29','{"action":"order 7"}',1794942759794);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',1,'sit',0,'m3X4LnGxpGaR',NULL,'{"name":"Ann"}',1794942759811);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',2,'sit',1,'m3X4LnGxpGaR',NULL,'{"name":"Ann"}',1794942759811);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',3,'play',0,'m3X4LnGxpGaR','Ann-33','{"action":"take 3"}',1794942759878);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',4,'play',0,'m3X4LnGxpGaR','Ann-34','{"action":"place I2@1 d3d4"}',1794942759895);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',5,'play',0,'m3X4LnGxpGaR','Ann-35','{"action":"exch O1 I2"}',1794942759908);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',6,'play',0,'m3X4LnGxpGaR','Ann-36','{"action":"end"}',1794942759919);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',7,'play',1,'m3X4LnGxpGaR','Ann-37','{"action":"take 5"}',1794942759931);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',8,'play',1,'m3X4LnGxpGaR','Ann-38','{"action":"take 8"}',1794942759947);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',9,'play',1,'m3X4LnGxpGaR','Ann-39','{"action":"place I2@2 d4d5"}',1794942759959);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',10,'play',1,'m3X4LnGxpGaR','Ann-40','{"action":"end"}',1794942759972);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',11,'play',0,'m3X4LnGxpGaR','Ann-41','{"action":"take 8"}',1794942759979);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',12,'play',0,'m3X4LnGxpGaR','Ann-42','{"action":"place I2@2 b2b3"}',1794942759995);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',13,'play',0,'m3X4LnGxpGaR','Ann-43','{"action":"take 4"}',1794942760003);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',14,'play',0,'m3X4LnGxpGaR','Ann-44','{"action":"end"}',1794942760013);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',15,'play',1,'m3X4LnGxpGaR','Ann-45','{"action":"place O1@2 e5"}',1794942760018);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',16,'play',1,'m3X4LnGxpGaR','Ann-46','{"action":"take 1"}',1794942760021);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',17,'play',1,'m3X4LnGxpGaR','Ann-47','{"action":"take 7"}',1794942760024);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',18,'play',1,'m3X4LnGxpGaR','Ann-48','{"action":"end"}',1794942760027);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',19,'play',0,'m3X4LnGxpGaR','Ann-49','{"action":"take 1"}',1794942760031);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',20,'play',0,'m3X4LnGxpGaR','Ann-50','{"action":"piece"}',1794942760035);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',21,'play',0,'m3X4LnGxpGaR','Ann-51','{"action":"place O1@2 c3"}',1794942760043);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',22,'play',0,'m3X4LnGxpGaR','Ann-52','{"action":"end"}',1794942760049);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',23,'play',1,'m3X4LnGxpGaR','Ann-53','{"action":"piece"}',1794942760054);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',24,'play',1,'m3X4LnGxpGaR','Ann-54','{"action":"place O1@2 a5"}',1794942760059);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',25,'play',1,'m3X4LnGxpGaR','Ann-55','{"action":"piece"}',1794942760064);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',26,'play',1,'m3X4LnGxpGaR','Ann-56','{"action":"end"}',1794942760072);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',27,'play',0,'m3X4LnGxpGaR','Ann-57','{"action":"piece"}',1794942760086);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',28,'play',0,'m3X4LnGxpGaR','Ann-58','{"action":"place O1@3 d3"}',1794942760091);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',29,'play',0,'m3X4LnGxpGaR','Ann-59','{"action":"piece"}',1794942760099);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',30,'play',0,'m3X4LnGxpGaR','Ann-60','{"action":"end"}',1794942760107);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',31,'play',1,'m3X4LnGxpGaR','Ann-61','{"action":"place O1@1 e5"}',1794942760111);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',32,'play',1,'m3X4LnGxpGaR','Ann-62','{"action":"piece"}',1794942760119);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',33,'play',1,'m3X4LnGxpGaR','Ann-63','{"action":"master"}',1794942760132);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',34,'play',1,'m3X4LnGxpGaR','Ann-64','{"action":"place O1@2 a4"}',1794942760137);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',35,'play',1,'m3X4LnGxpGaR','Ann-65','{"action":"end"}',1794942760152);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',36,'play',0,'m3X4LnGxpGaR','Ann-66','{"action":"place O1@2 b5"}',1794942760162);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',37,'play',0,'m3X4LnGxpGaR','Ann-67','{"action":"piece"}',1794942760175);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',38,'play',0,'m3X4LnGxpGaR','Ann-68','{"action":"place O1@2 c4"}',1794942760192);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',39,'play',0,'m3X4LnGxpGaR','Ann-69','{"action":"end"}',1794942760207);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',40,'play',1,'m3X4LnGxpGaR','Ann-70','{"action":"piece"}',1794942760215);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',41,'play',1,'m3X4LnGxpGaR','Ann-71','{"action":"place O1@4 d4"}',1794942760232);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',42,'play',1,'m3X4LnGxpGaR','Ann-72','{"action":"piece"}',1794942760250);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',43,'play',1,'m3X4LnGxpGaR','Ann-73','{"action":"end"}',1794942760270);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',44,'play',0,'m3X4LnGxpGaR','Ann-74','{"action":"end"}',1794942760294);
INSERT INTO "log" VALUES('4oXoUhcn69vAnrqP',45,'play',1,'m3X4LnGxpGaR','Ann-75','{"action":"place O1@1 c4"}',1794942760318);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',1,'sit',0,'m3X4LnGxpGaR',NULL,'{"name":"Ann"}',1794942760356);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',2,'seat-bot',1,'m3X4LnGxpGaR',NULL,'{"bot":"greedy"}',1794942760356);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',3,'play',0,'m3X4LnGxpGaR','Ann-76','{"action":"take 2"}',1794942760376);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',4,'play',0,'m3X4LnGxpGaR','Ann-77','{"action":"place O1@1 d3"}',1794942760384);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',5,'play',0,'m3X4LnGxpGaR','Ann-78','{"action":"take 4"}',1794942760387);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',6,'play',0,'m3X4LnGxpGaR','Ann-79','{"action":"end"}',1794942760389);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',7,'play',1,NULL,NULL,'{"action":"take 1"}',1794942761005);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',8,'play',1,NULL,NULL,'{"action":"exch O1 I2"}',1794942761026);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',9,'play',1,NULL,NULL,'{"action":"exch I2 I3"}',1794942761041);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',10,'play',1,NULL,NULL,'{"action":"end"}',1794942761045);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',11,'play',0,'m3X4LnGxpGaR','Ann-80','{"action":"place I2@2 c3c4"}',1794942761049);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',12,'play',0,'m3X4LnGxpGaR','Ann-81','{"action":"place I2@1 d4d5"}',1794942761058);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',13,'play',0,'m3X4LnGxpGaR','Ann-82','{"action":"take 8"}',1794942761078);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',14,'play',0,'m3X4LnGxpGaR','Ann-83','{"action":"end"}',1794942761086);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',15,'play',1,NULL,NULL,'{"action":"exch I3 I4"}',1794942761114);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',16,'play',1,NULL,NULL,'{"action":"place I2@1 b3c3"}',1794942761134);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',17,'play',1,NULL,NULL,'{"action":"place I4@1 a4b4c4d4"}',1794942761152);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',18,'play',1,NULL,NULL,'{"action":"end"}',1794942761164);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',19,'play',0,'m3X4LnGxpGaR','Ann-84','{"action":"take black"}',1794942761177);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',20,'play',0,'m3X4LnGxpGaR','Ann-85','{"action":"place I2@2 a4b4"}',1794942761189);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',21,'play',0,'m3X4LnGxpGaR','Ann-86','{"action":"recycle white"}',1794942761200);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',22,'play',0,'m3X4LnGxpGaR','Ann-87','{"action":"order 1"}',1794942761208);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',23,'play',0,'m3X4LnGxpGaR','Ann-88','{"action":"order 3"}',1794942761216);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',24,'play',0,'m3X4LnGxpGaR','Ann-89','{"action":"order 2"}',1794942761233);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',25,'play',0,'m3X4LnGxpGaR','Ann-90','{"action":"end"}',1794942761244);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',26,'play',1,NULL,NULL,'{"action":"take 7"}',1794942761249);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',27,'play',1,NULL,NULL,'{"action":"exch I4 I3"}',1794942761254);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',28,'play',1,NULL,NULL,'{"action":"place Z4@1 b3a4b4a5"}',1794942761259);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',29,'play',1,NULL,NULL,'{"action":"end"}',1794942761262);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',30,'play',0,'m3X4LnGxpGaR','Ann-91','{"action":"take 4"}',1794942761264);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',31,'play',0,'m3X4LnGxpGaR','Ann-92','{"action":"recycle black"}',1794942761266);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',32,'play',0,'m3X4LnGxpGaR','Ann-93','{"action":"order 7"}',1794942761268);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',33,'play',0,'m3X4LnGxpGaR','Ann-94','{"action":"order 6"}',1794942761272);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',34,'play',0,'m3X4LnGxpGaR','Ann-95','{"action":"order 5"}',1794942761275);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',35,'play',0,'m3X4LnGxpGaR','Ann-96','{"action":"piece"}',1794942761278);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',36,'play',0,'m3X4LnGxpGaR','Ann-97','{"action":"end"}',1794942761281);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',37,'play',1,NULL,NULL,'{"action":"place I2@1 c3c4"}',1794942761291);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',38,'play',1,NULL,NULL,'{"action":"place I3@1 b5c5d5"}',1794942761299);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',39,'play',1,NULL,NULL,'{"action":"take 5"}',1794942761302);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',40,'play',1,NULL,NULL,'{"action":"end"}',1794942761306);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',41,'play',0,'m3X4LnGxpGaR','Ann-98','{"action":"recycle black"}',1794942761310);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',42,'play',0,'m3X4LnGxpGaR','Ann-99','{"action":"order 5"}',1794942761321);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',43,'play',0,'m3X4LnGxpGaR','Ann-100','{"action":"order 7"}',1794942761332);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',44,'play',0,'m3X4LnGxpGaR','Ann-101','{"action":"order 6"}',1794942761340);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',45,'play',0,'m3X4LnGxpGaR','Ann-102','{"action":"piece"}',1794942761355);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',46,'play',0,'m3X4LnGxpGaR','Ann-103','{"action":"place O1@3 a5"}',1794942761365);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',47,'play',0,'m3X4LnGxpGaR','Ann-104','{"action":"end"}',1794942761375);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',48,'play',1,NULL,NULL,'{"action":"place Z4@1 b2c2c3d3"}',1794942761403);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',49,'play',1,NULL,NULL,'{"action":"place I3@1 b3b4b5"}',1794942761416);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',50,'play',1,NULL,NULL,'{"action":"place V3@1 c4d4c5"}',1794942761425);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',51,'play',1,NULL,NULL,'{"action":"end"}',1794942761429);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',52,'play',0,'m3X4LnGxpGaR','Ann-105','{"action":"place O1@3 d5"}',1794942761436);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',53,'play',0,'m3X4LnGxpGaR','Ann-106','{"action":"recycle white"}',1794942761439);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',54,'play',0,'m3X4LnGxpGaR','Ann-107','{"action":"order 1"}',1794942761442);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',55,'play',0,'m3X4LnGxpGaR','Ann-108','{"action":"order 2"}',1794942761445);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',56,'play',0,'m3X4LnGxpGaR','Ann-109','{"action":"order 3"}',1794942761448);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',57,'play',0,'m3X4LnGxpGaR','Ann-110','{"action":"recycle black"}',1794942761450);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',58,'play',0,'m3X4LnGxpGaR','Ann-111','{"action":"order 5"}',1794942761453);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',59,'play',0,'m3X4LnGxpGaR','Ann-112','{"action":"order 7"}',1794942761455);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',60,'play',0,'m3X4LnGxpGaR','Ann-113','{"action":"order 6"}',1794942761457);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',61,'play',0,'m3X4LnGxpGaR','Ann-114','{"action":"end"}',1794942761459);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',62,'play',1,NULL,NULL,'{"action":"take 8"}',1794942761464);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',63,'play',1,NULL,NULL,'{"action":"place I4@1 a2b2c2d2"}',1794942761470);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',64,'play',1,NULL,NULL,'{"action":"place Z4@1 b3b4c4c5"}',1794942761477);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',65,'play',1,NULL,NULL,'{"action":"end"}',1794942761480);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',66,'play',0,'m3X4LnGxpGaR','Ann-115','{"action":"recycle white"}',1794942761483);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',67,'play',0,'m3X4LnGxpGaR','Ann-116','{"action":"order 2"}',1794942761486);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',68,'play',0,'m3X4LnGxpGaR','Ann-117','{"action":"order 1"}',1794942761488);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',69,'play',0,'m3X4LnGxpGaR','Ann-118','{"action":"order 4"}',1794942761490);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',70,'play',0,'m3X4LnGxpGaR','Ann-119','{"action":"recycle black"}',1794942761492);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',71,'play',0,'m3X4LnGxpGaR','Ann-120','{"action":"order 6"}',1794942761494);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',72,'play',0,'m3X4LnGxpGaR','Ann-121','{"action":"order 7"}',1794942761496);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',73,'play',0,'m3X4LnGxpGaR','Ann-122','{"action":"order 8"}',1794942761498);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',74,'play',0,'m3X4LnGxpGaR','Ann-123','{"action":"piece"}',1794942761501);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',75,'play',0,'m3X4LnGxpGaR','Ann-124','{"action":"end"}',1794942761504);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',76,'play',1,NULL,NULL,'{"action":"place I3@1 c3d3e3"}',1794942761510);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',77,'play',1,NULL,NULL,'{"action":"place V3@1 d4e4d5"}',1794942761514);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',78,'play',1,NULL,NULL,'{"action":"place I2@1 a5b5"}',1794942761518);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',79,'play',1,NULL,NULL,'{"action":"end"}',1794942761521);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',80,'play',0,'m3X4LnGxpGaR','Ann-125','{"action":"place O1@2 c4"}',1794942761524);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',81,'play',0,'m3X4LnGxpGaR','Ann-126','{"action":"piece"}',1794942761527);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',82,'play',0,'m3X4LnGxpGaR','Ann-127','{"action":"place O1@2 c5"}',1794942761529);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',83,'play',0,'m3X4LnGxpGaR','Ann-128','{"action":"end"}',1794942761532);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',84,'play',1,NULL,NULL,'{"action":"take 5"}',1794942761538);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',85,'play',1,NULL,NULL,'{"action":"place Z4@1 b3a4b4a5"}',1794942761547);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',86,'play',1,NULL,NULL,'{"action":"place V3@1 c3d3c4"}',1794942761551);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',87,'play',1,NULL,NULL,'{"action":"end"}',1794942761554);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',88,'play',0,'m3X4LnGxpGaR','Ann-129','{"action":"piece"}',1794942761557);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',89,'play',0,'m3X4LnGxpGaR','Ann-130','{"action":"recycle white"}',1794942761560);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',90,'play',0,'m3X4LnGxpGaR','Ann-131','{"action":"order 1"}',1794942761562);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',91,'play',0,'m3X4LnGxpGaR','Ann-132','{"action":"order 2"}',1794942761564);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',92,'play',0,'m3X4LnGxpGaR','Ann-133','{"action":"order 3"}',1794942761566);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',93,'play',0,'m3X4LnGxpGaR','Ann-134','{"action":"recycle black"}',1794942761570);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',94,'play',0,'m3X4LnGxpGaR','Ann-135','{"action":"order 5"}',1794942761573);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',95,'play',0,'m3X4LnGxpGaR','Ann-136','{"action":"order 7"}',1794942761576);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',96,'play',0,'m3X4LnGxpGaR','Ann-137','{"action":"order 6"}',1794942761579);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',97,'play',0,'m3X4LnGxpGaR','Ann-138','{"action":"end"}',1794942761583);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',98,'play',1,NULL,NULL,'{"action":"place I2@1 d4e4"}',1794942761590);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',99,'play',1,NULL,NULL,'{"action":"place I4@1 b5c5d5e5"}',1794942761596);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',100,'play',1,NULL,NULL,'{"action":"take 7"}',1794942761600);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',101,'play',1,NULL,NULL,'{"action":"end"}',1794942761605);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',102,'play',0,'m3X4LnGxpGaR','Ann-139','{"action":"place O1@4 b2"}',1794942761609);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',103,'play',0,'m3X4LnGxpGaR','Ann-140','{"action":"recycle black"}',1794942761611);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',104,'play',0,'m3X4LnGxpGaR','Ann-141','{"action":"order 7"}',1794942761614);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',105,'play',0,'m3X4LnGxpGaR','Ann-142','{"action":"order 6"}',1794942761616);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',106,'play',0,'m3X4LnGxpGaR','Ann-143','{"action":"order 5"}',1794942761618);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',107,'play',0,'m3X4LnGxpGaR','Ann-144','{"action":"piece"}',1794942761621);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',108,'play',0,'m3X4LnGxpGaR','Ann-145','{"action":"end"}',1794942761623);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',109,'play',1,NULL,NULL,'{"action":"place I4@1 e2e3e4e5"}',1794942761628);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',110,'play',1,NULL,NULL,'{"action":"place V3@1 a3b3a4"}',1794942761638);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',111,'play',1,NULL,NULL,'{"action":"place Z4@1 c3d3b4c4"}',1794942761650);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',112,'play',1,NULL,NULL,'{"action":"end"}',1794942761660);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',113,'play',0,'m3X4LnGxpGaR','Ann-146','{"action":"recycle black"}',1794942761668);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',114,'play',0,'m3X4LnGxpGaR','Ann-147','{"action":"order 5"}',1794942761680);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',115,'play',0,'m3X4LnGxpGaR','Ann-148','{"action":"order 7"}',1794942761693);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',116,'play',0,'m3X4LnGxpGaR','Ann-149','{"action":"order 6"}',1794942761705);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',117,'play',0,'m3X4LnGxpGaR','Ann-150','{"action":"piece"}',1794942761717);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',118,'play',0,'m3X4LnGxpGaR','Ann-151','{"action":"place O1@2 e2"}',1794942761729);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',119,'play',0,'m3X4LnGxpGaR','Ann-152','{"action":"end"}',1794942761741);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',120,'play',1,NULL,NULL,'{"action":"place V3@1 d4c5d5"}',1794942761756);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',121,'play',1,NULL,NULL,'{"action":"take 5"}',1794942761766);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',122,'play',1,NULL,NULL,'{"action":"place I4@1 c1c2c3c4"}',1794942761777);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',123,'play',1,NULL,NULL,'{"action":"end"}',1794942761789);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',124,'play',0,'m3X4LnGxpGaR','Ann-153','{"action":"place O1@2 d4"}',1794942761801);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',125,'play',0,'m3X4LnGxpGaR','Ann-154','{"action":"recycle white"}',1794942761816);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',126,'play',0,'m3X4LnGxpGaR','Ann-155','{"action":"order 1"}',1794942761828);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',127,'play',0,'m3X4LnGxpGaR','Ann-156','{"action":"order 2"}',1794942761840);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',128,'play',0,'m3X4LnGxpGaR','Ann-157','{"action":"order 3"}',1794942761849);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',129,'play',0,'m3X4LnGxpGaR','Ann-158','{"action":"recycle white"}',1794942761861);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',130,'play',0,'m3X4LnGxpGaR','Ann-159','{"action":"order 1"}',1794942761872);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',131,'play',0,'m3X4LnGxpGaR','Ann-160','{"action":"order 3"}',1794942761880);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',132,'play',0,'m3X4LnGxpGaR','Ann-161','{"action":"order 2"}',1794942761888);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',133,'play',0,'m3X4LnGxpGaR','Ann-162','{"action":"end"}',1794942761899);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',134,'play',1,NULL,NULL,'{"action":"place I3@1 b2b3b4"}',1794942761909);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',135,'play',1,NULL,NULL,'{"action":"place V3@1 d4d5e5"}',1794942761921);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',136,'play',1,NULL,NULL,'{"action":"place I3@1 a5b5c5"}',1794942761931);
INSERT INTO "log" VALUES('Btgwu9vWFpDZ7ZDm',137,'play',1,NULL,NULL,'{"action":"end"}',1794942761958);
CREATE TABLE mutes (
	identity VARCHAR(32) NOT NULL, 
	muted VARCHAR(32) NOT NULL, 
	PRIMARY KEY (identity, muted)
);
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
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	seat SMALLINT NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40), score INTEGER, outcome VARCHAR(8), 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('nTmoh2ICfJ_N5JIs',0,'m3X4LnGxpGaR','Ann',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('nTmoh2ICfJ_N5JIs',1,'cCBe8FUimotP','Bob',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('CmX6wDnEecbVQFBA',0,'m3X4LnGxpGaR','Ann',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('CmX6wDnEecbVQFBA',1,'cCBe8FUimotP','Bob',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4oXoUhcn69vAnrqP',0,'m3X4LnGxpGaR','Ann',NULL,0,'won');
INSERT INTO "seats" VALUES('4oXoUhcn69vAnrqP',1,'m3X4LnGxpGaR','Ann',NULL,0,'won');
INSERT INTO "seats" VALUES('Btgwu9vWFpDZ7ZDm',0,'m3X4LnGxpGaR','Ann',NULL,-12,'lost');
INSERT INTO "seats" VALUES('Btgwu9vWFpDZ7ZDm',1,NULL,'greedy','greedy',24,'won');
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
INSERT INTO "sessions" VALUES('cNqzkyHNRp7L','a3656c50c59b9dd17e7b7539929effb20169a63d77b0453e14162984b611c5f8','m3X4LnGxpGaR',1794942758836,4000000000000,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ncfasQzm1wZn','800480042268218663feef3ea54d81ed3f976c98c38d5fd7afbe22810ec16334','cCBe8FUimotP',1794942758957,4000000000000,'python-httpx/0.28.1');
CREATE TABLE snapshots (
	game VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('CmX6wDnEecbVQFBA',43,'{"changed":1794942759642,"shown_at":1794942759642,"secret":[0,0],"status":"running","seats":[{"player":"m3X4LnGxpGaR","name":"Ann","bot":null,"resigned":false},{"player":"cCBe8FUimotP","name":"Bob","bot":null,"resigned":false}],"clock":{"left":[0,0],"since":[null,null]},"game":{"numbers":[11349797446917,2272325177274090061,1,0,0,0,0,0,1057,0,0,0,1,32,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8847552,0,0,0,262144,12288,0,4608,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8,49,29,17,37,39,33,41,42,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,8,25,16,32,46,48,50,-1,-1,-1,-1,0,21,7,12,18,24,23,10,10,29,2,8,25,16,17,3,20,4,28,5,6,9,31,13,14,11,1,15,19,22,27,30,41,39,50,33,42,38,49,35,37,32,46,48,50,37,35,38,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,15,14,25,2,8,2,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[30,75,23],[],[],[],[18],[35],[],[9,12],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[[0,1],[0,380],[0,401],[0,204],[1,5],[1,385],[1,7],[1,204],[0,13],[0,397],[0,15],[0,17],[0,19],[0,18],[0,204],[1,997],[1,4],[1,5],[1,204],[0,442],[0,12],[0,390],[0,204],[1,14],[1,15],[1,19],[1,17],[1,18],[1,16],[1,23],[1,22],[1,21],[1,204],[0,12],[0,13],[0,14],[0,204],[1,2161],[1,14],[1,2164],[1,204]]},"ended":null,"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["m3X4LnGxpGaR","Ann-19",36,"play"],["m3X4LnGxpGaR","Ann-20",37,"play"],["m3X4LnGxpGaR","Ann-21",38,"play"],["m3X4LnGxpGaR","Ann-22",39,"play"],["cCBe8FUimotP","Bob-19",40,"play"],["cCBe8FUimotP","Bob-20",41,"play"],["cCBe8FUimotP","Bob-21",42,"play"],["cCBe8FUimotP","Bob-22",43,"play"]],"turns":null}');
INSERT INTO "snapshots" VALUES('4oXoUhcn69vAnrqP',45,'{"changed":1794942760318,"shown_at":1794942760318,"secret":[0,0],"status":"over","seats":[{"player":"m3X4LnGxpGaR","name":"Ann","bot":null,"resigned":false},{"player":"m3X4LnGxpGaR","name":"Ann","bot":null,"resigned":false}],"clock":{"left":[0,0],"since":[null,null]},"game":{"numbers":[11349797447904,314234325774805358,0,0,0,0,0,0,32,35,1,0,2,35,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,270336,2234432,8192,0,16908288,26509312,0,262144,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,11,13,33,11,0,38,39,9,49,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,24,12,16,3,48,37,32,34,-1,-1,-1,-1,9,12,13,11,16,3,0,24,14,18,21,1,31,20,29,25,27,8,10,17,28,19,30,22,23,15,5,7,6,4,26,2,38,37,49,39,48,33,34,32,51,41,40,42,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8,8,24,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,2,0,0,3,1,-1,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[58],[51,12,21,17],[13],[],[24,17],[63,24,20,15],[],[18],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[[0,2],[0,425],[0,30],[0,204],[1,4],[1,7],[1,1025],[1,204],[0,7],[0,1013],[0,3],[0,204],[1,986],[1,0],[1,6],[1,204],[0,0],[0,14],[0,974],[0,204],[1,14],[1,982],[1,14],[1,204],[0,14],[0,1570],[0,14],[0,204],[1,391],[1,14],[1,173],[1,977],[1,204],[0,983],[0,14],[0,979],[0,204],[1,14],[1,2170],[1,14],[1,204],[0,204],[1,384]]},"ended":{"how":"played","seat":null,"result":{"reason":"dead-position","decided_by":"shared","rows":[{"seat":0,"points":0,"touches":0,"unfinished":0,"score":0,"completed":0,"pieces":0,"place":1},{"seat":1,"points":0,"touches":0,"unfinished":0,"score":0,"completed":0,"pieces":0,"place":1}],"winners":[0,1]}},"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["m3X4LnGxpGaR","Ann-68",38,"play"],["m3X4LnGxpGaR","Ann-69",39,"play"],["m3X4LnGxpGaR","Ann-70",40,"play"],["m3X4LnGxpGaR","Ann-71",41,"play"],["m3X4LnGxpGaR","Ann-72",42,"play"],["m3X4LnGxpGaR","Ann-73",43,"play"],["m3X4LnGxpGaR","Ann-74",44,"play"],["m3X4LnGxpGaR","Ann-75",45,"play"]],"turns":"c%1Fp+m6~W5CG7B;dv@~#^YOm1@X{rS8AnRq_+E1_1`;&4Iyj-HV(n5tnsdZ1+Oo2WXEK?Rq$u?{pH)!^Uq(K_gh5G!3D?c0yAi2(yYli$6gt2JZK$@sv_RuJS6}Upaw+H(nALvK!>TfpoKU9#DG#fkh~-#1thNpAOqyU11dlVBoCx6`3nKbrwtfzV1a=w(BQxEVQgj42@C>DQNZ-@LGFTMqrLR((GAH9nY)B^-NEMThcBN*z;*|76shp{kC%_1pXaReul(jouacc(Ug^}U&dn!sN^3jgd|*^Gqgvb4UJ4T%?N+81^VJ$(xm%y_7LPqWVVfxU%&oUZIa8jNG|(F%gmS%n^rV~KK^SQ^#kN1XA$d`**Xr8*N-E|7Rztr>w|RgGv3vhqhIKTh_pD|ztWOAYBRmKz4VOlnhc_fAZe4&4R*u+aBkp5>IPDVnEn+fEF4*$@7>_6p(L^p{b%r>0vmqWv>=ebV^rIV+7xN&N*{;noO`lpxswOz@h9%FjCDm0mn`6^ERwaxh$>#V<#N#XCl{vnBF_!tRpYnwREtRsbK2lDb)e*{;oi$vZ6t+=bE>=nT_9c0YvP^Mxnx~Js#M_8we53jB{07Y)!y!Fq1MM2<<zkhfOV?)XFOh2{ElD#;+KrR$JKmF)VM;p#86l0<IY;7xtWiN@dD8kOd%0Mp?9!#WlfB<@ceZ63tK;padE1mrX>${Al4_;i`w0(C_;RsI;YDlrerDZ@oJ-D3Iv>5!>-;)<;2f_GTe@?ygoT^+2&!pcDpskzXgyEVj`=sC+|T>;_tpP_cWmC5i&c7GVs)>|`-RK&3GaRM-l^1kP@cSR-kbOP2fhC6?`hgk@AVI*dOtj`nEdV^Xg^C;"}');
INSERT INTO "snapshots" VALUES('Btgwu9vWFpDZ7ZDm',137,'{"changed":1794942761958,"shown_at":1794942761958,"secret":[0,0],"status":"over","seats":[{"player":"m3X4LnGxpGaR","name":"Ann","bot":null,"resigned":false},{"player":null,"name":"","bot":"greedy","resigned":false}],"clock":{"left":[0,0],"since":[null,null]},"game":{"numbers":[11348722557153,886804290307176981,0,1074890785,0,0,0,0,33,36,2,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8658944,4686336,9437184,64,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,24,0,0,0,0,0,0,0,0,0,0,0,0,24,3,35,43,19,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,18,10,4,21,51,38,44,39,-1,-1,-1,-1,14,26,20,29,13,0,1,17,23,6,2,30,27,31,5,28,24,12,9,8,15,25,11,7,15,11,25,7,18,10,4,21,51,40,39,41,38,42,51,44,42,41,39,38,39,44,51,41,38,44,39,51,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,32,20,24,0,24,0,0,0,0,0,0,0,0,0,2,0,0,1,0,0,0,0,32,0,0,0,34,2,32,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,7,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,2,1,0,0,3,0,-1,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[13,63],[37,17,22,9,18],[20,23],[6],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[[0,1],[0,380],[0,3],[0,204],[1,0],[1,30],[1,43],[1,204],[0,1019],[0,430],[0,7],[0,204],[1,57],[1,401],[1,532],[1,204],[0,13],[0,999],[0,15],[0,17],[0,19],[0,18],[0,204],[1,6],[1,79],[1,662],[1,204],[0,3],[0,16],[0,23],[0,22],[0,21],[0,14],[0,204],[1,424],[1,445],[1,4],[1,204],[0,16],[0,21],[0,23],[0,22],[0,14],[0,1577],[0,204],[1,646],[1,458],[1,492],[1,204],[0,1580],[0,15],[0,17],[0,18],[0,19],[0,16],[0,21],[0,23],[0,22],[0,204],[1,7],[1,528],[1,687],[1,204],[0,15],[0,18],[0,17],[0,20],[0,16],[0,22],[0,23],[0,24],[0,14],[0,204],[1,440],[1,493],[1,408],[1,204],[0,979],[0,14],[0,984],[0,204],[1,4],[1,662],[1,488],[1,204],[0,14],[0,15],[0,17],[0,18],[0,19],[0,16],[0,21],[0,23],[0,22],[0,204],[1,407],[1,535],[1,6],[1,204],[0,2158],[0,16],[0,23],[0,22],[0,21],[0,14],[0,204],[1,545],[1,486],[1,673],[1,204],[0,16],[0,21],[0,23],[0,22],[0,14],[0,971],[0,204],[1,524],[1,4],[1,538],[1,204],[0,980],[0,15],[0,17],[0,18],[0,19],[0,15],[0,17],[0,19],[0,18],[0,204],[1,453],[1,477],[1,444],[1,204]]},"ended":{"how":"played","seat":null,"result":{"reason":"black-deck-empty","decided_by":"score","rows":[{"seat":0,"points":0,"touches":0,"unfinished":12,"score":-12,"completed":1,"pieces":0,"place":2},{"seat":1,"points":24,"touches":0,"unfinished":0,"score":24,"completed":7,"pieces":9,"place":1}],"winners":[1]}},"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["m3X4LnGxpGaR","Ann-155",126,"play"],["m3X4LnGxpGaR","Ann-156",127,"play"],["m3X4LnGxpGaR","Ann-157",128,"play"],["m3X4LnGxpGaR","Ann-158",129,"play"],["m3X4LnGxpGaR","Ann-159",130,"play"],["m3X4LnGxpGaR","Ann-160",131,"play"],["m3X4LnGxpGaR","Ann-161",132,"play"],["m3X4LnGxpGaR","Ann-162",133,"play"]],"turns":"c%1Fr+m7TW5CG7BnP(zVMRCiojOHPil@cizDak%X`S%p|jN5JlZ45n)do4yQ^|~*%;S^=SetnhV-<LnW{{G{azy5yt{uMxxx84$2Pb8c(P7->lqy=ld1EEy-lU<bWpv@l`p#&O%C`bzB1!<vl>MbY*dI2OLoCn^-FRb8Ad}er)Kr0joEzk+%H=*#t3D5#SpcYmDzmkFk!s6G6Un-&bUndBKa^XC49X$FZe-sM4?D$X~y(49X>uy7HeG@Og{qXD0Ea3G`wD{vM{O8ZFKmGEh<#+za|5B+}oO^}Bv**BL!^#MC!GfBI4Gc|?c#=&O6L#4gj4YIs1=TrPmq2Sgx2QN;klM`7N!dAU%ogWtnbm%_bh5o&Y}jReFt$5-+V0tMi%Ph4&TnyBoGCk_op0I{RVeyib}5-if3tS=xc}+5lm_$dW$!od>T-qYp08Q)br#WRt9kcRd@ZNalGLUD{4~Vr>Z3X0s=WC`yrE<f<BhtiEwKB$pAs=QwKBvqVOW)A#2<*gQ?j&WrYlg7kh%5OLY_b-84uTfqu_7UG4H+!2N14<*IRpqT+tgV+cjkyqpYmd(&!ZBWj6hen1w4#;BaeOTWba&=W+WrR=O_D+%#46($}T~tkd*$Jpk`JAAmlT>59&IW*WWjkhNM5Nl&b!L(*^v)^=hIz6oo)Ak_(L{vS2O8@eBw&2@ppQP5y}-2{5I-KM|p)b@JhI@mUxfqRp(&4{fwbV2yJ*?0Q=Zb8~LAx$UgObMhh92FIlE^IN0-xqto<w<jJZaPWO(HuMjx}<q6L4zcxttt3?j<s*kdTyvg*8Eb9TOYR+C(t$rq+Q!xqwE*AkB^mcG7i!CssT4~zKye#`w_U)^CckXx?2pHow_%aTHUq6HxZ4Nr`4@Xb<4EwlImIN_QXHu%5w6IZfK?ZB6H3srTY>KDsAhDHyp?Icou?dcO={OJvY~Ix4cbaqASB&DHoOfF##sGp4k*}QeF{lub~WdoI_U?^Is9@I^B(b>(GbsG&PKTTyO2xd3_%~IR_I~byW1}cjIm|++93ZKN5G<iu;V{<WIQ`-r2YbD_3Q`_bJNENBcVTj$whp;C%?UtIcE8L_hj09ec;%qqE;5czfgGTwm(x0qHxWe-5Zs{(d^&UJ9KrhT9rJ-@72-nKO7cn-m_MER!kWv`aV<D*lb;#`S6Z^UGn4S9Rt?Wn=%+qqAr?q?0$Z_H<!B&aaW)e9KnaJD^8&1*=~&>dj(St>R|uxq3X+XA2I;8rlWKvb=uPSM}^M^<g?15IV%~Gx(EJ=m*1Zo8h03PWUpDZZZ3F@lEj4U|zZY@Q1n6cm3v2`kVLp9qW(J!f7u(<u2p3@jey+ww5MIetJ?KmTTiGp3!hEel&QBkCkvt;~5*r>Q~#xx|v>2;!!jcuXld(`LleG@f%17>*>|6DeK!;)TFGN67D(dzCHGkQv3Imx)1Er?sSA*9};`p?%i~%9oCORyQMwM$gM~2J_ha;n624(Mm$(;6sYa%=`!$9p71}v92b7uUOvDF%XJz0A6XFw?id5&lXOE2NL<^mV}P!X0TiC!bgviy?PI_@#v$47F9uAzrXP1hOgJWg$QaO|^B4YDQ2^r;dCW8MyteTs8OK3lcF)y36qKxp&&2_y)#g<`LwBFtv{;WvdqcqW_5K+J@)bhwD{m7KIuix3RTL<>F=KwwdXFg3;{YG1QvEWe-_+<g&M5wd`{-A#^e;hH^PihXJwEK=dH5@w_(vac&@cZcNdQ;hK_WnWhEHn?I`hma=cRSaO98WQ+;45apwiNB#%8PaPWA<5H~V2Usge8K6DhBE=cCPrS{p0#=BEnbcc=dCe+euWas"}');
CREATE INDEX games_by_status ON games (status, changed_at);
CREATE UNIQUE INDEX log_by_command ON log (game, actor, command);
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX sessions_by_identity ON sessions (identity);
CREATE INDEX ratings_by_ordinal ON ratings (variant, ordinal);
CREATE INDEX rating_changes_by_player ON rating_changes (player);
CREATE INDEX leases_by_until ON leases (until);
COMMIT;
