CREATE TABLE public.accounts (
    identity character varying(32) NOT NULL,
    name_key character varying(160) NOT NULL,
    password character varying(200) NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chat (
    game character varying(32) NOT NULL,
    number integer NOT NULL,
    author character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    text character varying(500) NOT NULL,
    at bigint NOT NULL,
    account boolean DEFAULT false NOT NULL
);
CREATE TABLE public.epoch (
    id character varying(32) NOT NULL
);
CREATE TABLE public.games (
    id character varying(32) NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    status character varying(16) NOT NULL,
    public boolean NOT NULL,
    host character varying(32) NOT NULL,
    rules_version integer NOT NULL,
    edition character varying(32) NOT NULL,
    variant character varying(16) NOT NULL,
    players smallint NOT NULL,
    setup text NOT NULL,
    seed bytea NOT NULL,
    commitment character varying(64) NOT NULL,
    ended text,
    rated boolean DEFAULT false NOT NULL,
    timed boolean DEFAULT false NOT NULL,
    settled boolean DEFAULT false NOT NULL
);
CREATE TABLE public.identities (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.learning (
    identity character varying(32) NOT NULL,
    lesson character varying(40) NOT NULL,
    steps smallint NOT NULL
);
CREATE TABLE public.leases (
    game character varying(32) NOT NULL,
    holder character varying(32) NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.log (
    game character varying(32) NOT NULL,
    seq integer NOT NULL,
    kind character varying(16) NOT NULL,
    seat smallint,
    actor character varying(32),
    command character varying(40),
    body text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.looks (
    look character varying(160) NOT NULL,
    identity character varying(32) NOT NULL
);
CREATE TABLE public.mutes (
    identity character varying(32) NOT NULL,
    muted character varying(32) NOT NULL
);
CREATE TABLE public.orders (
    number integer NOT NULL,
    kind character varying(16) NOT NULL,
    subject character varying(40) NOT NULL,
    at bigint NOT NULL
);
CREATE SEQUENCE public.orders_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.orders_number_seq OWNED BY public.orders.number;
CREATE TABLE public.rated_games (
    game character varying(32) NOT NULL,
    counted boolean NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.rating_changes (
    game character varying(32) NOT NULL,
    player character varying(32) NOT NULL,
    place smallint NOT NULL,
    mu_before double precision NOT NULL,
    sigma_before double precision NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL
);
CREATE TABLE public.ratings (
    player character varying(32) NOT NULL,
    variant character varying(16) NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    ordinal double precision NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL
);
CREATE TABLE public.seats (
    game character varying(32) NOT NULL,
    seat smallint NOT NULL,
    player character varying(32),
    name character varying(40) NOT NULL,
    bot character varying(40),
    score integer,
    outcome character varying(8),
    created_at bigint DEFAULT '0'::bigint NOT NULL,
    account boolean DEFAULT false NOT NULL
);
CREATE TABLE public.sessions (
    id character varying(32) NOT NULL,
    token_hash character varying(64) NOT NULL,
    identity character varying(32) NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL,
    agent character varying(80) NOT NULL
);
CREATE TABLE public.snapshots (
    game character varying(32) NOT NULL,
    seq integer NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.orders ALTER COLUMN number SET DEFAULT nextval('public.orders_number_seq'::regclass);
INSERT INTO public.accounts VALUES ('bob-of-0001', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$04wwkYIPPsyt9w01MYL1Cg$T8nbVFiZRxu3sRq3bvrCm9NrAhqJ2j+hMVsIv6D9T44', 1794833000000);
INSERT INTO public.alembic_version VALUES ('0006');
INSERT INTO public.chat VALUES ('Rup4RAYM6Vn1Mwb8', 1, 'ann-of-0001', 'Ann', 'Hello from the first schema', 1794833066023, false);
INSERT INTO public.epoch VALUES ('d211e4c324a43907');
INSERT INTO public.games VALUES ('Rup4RAYM6Vn1Mwb8', 1794833065966, 1794833067678, 'running', true, 'ann-of-0001', 1, 'revised-2021', 'standard', 3, '{"options": {"edition": "revised-2021", "players": "3", "variant": "standard", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy"}', '\x8150cc051a4ce36d63b5b3b704808b96ed8890e70abe647246844b11849115c9', '6e511dbb692d3f175cb5778e00da37b21d7e1c1350d45493f0bc2465ef7eb737', NULL, false, false, false);
INSERT INTO public.games VALUES ('s__HQ2yaGqkTJ_Oz', 1794833069069, 1794833069069, 'open', true, 'bob-of-0001', 1, 'revised-2021', 'standard', 2, '{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "bank", "seconds": 600, "increment": 5, "expiry": "bot"}, "public": true, "caretaker": "greedy"}', '\x5e19299e63bfeea0bad9c7b1212dbd2d88e456f37d02a0ee842e8adc1d312752', 'a274c75eae1691ea71fe44adc5cffb91e0b395dd75427c97ad2be1444247dd9a', NULL, false, true, false);
INSERT INTO public.games VALUES ('I54QGZSA1X7CFvJu', 1794833069011, 1794833069039, 'over', false, 'bob-of-0001', 1, 'revised-2021', 'standard', 2, '{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": false, "caretaker": "greedy"}', '\x51752d45dc7e9fe795c9ddb16f36dec46805b4c01d938b8b43bfe6454f8cc02f', 'f9e0718848f2a019bdcf3d79a23908597850a8380df0e3e1ed7b8ac281b208b7', '{"how": "resigned", "seat": 1, "result": null}', false, false, true);
INSERT INTO public.identities VALUES ('ann-of-0001', 'Ann', 1794833065923);
INSERT INTO public.identities VALUES ('bob-of-0001', 'Bob', 1794833065954);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 1, 'sit', 0, 'ann-of-0001', NULL, '{"name":"Ann"}', 1794833065966);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 2, 'seat-bot', 2, 'ann-of-0001', NULL, '{"bot":"greedy"}', 1794833065966);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 3, 'sit', 1, 'bob-of-0001', NULL, '{"name":"Bob"}', 1794833066002);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 4, 'play', 0, 'ann-of-0001', 'Ann-2', '{"action":"take 1"}', 1794833066029);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 5, 'play', 0, 'ann-of-0001', 'Ann-3', '{"action":"take 2"}', 1794833066080);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 6, 'play', 0, 'ann-of-0001', 'Ann-4', '{"action":"place O1@1 d3"}', 1794833066129);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 7, 'play', 1, 'bob-of-0001', 'Bob-4', '{"action":"take 4"}', 1794833066202);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 8, 'play', 1, 'bob-of-0001', 'Bob-5', '{"action":"place I2@1 c3c4"}', 1794833066253);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 9, 'play', 1, 'bob-of-0001', 'Bob-6', '{"action":"take 6"}', 1794833066305);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 10, 'play', 2, NULL, NULL, '{"action":"take 1"}', 1794833066562);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 11, 'play', 2, NULL, NULL, '{"action":"exch O1 I2"}', 1794833066625);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 12, 'play', 2, NULL, NULL, '{"action":"exch I2 I3"}', 1794833066685);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 13, 'play', 0, 'ann-of-0001', 'Ann-18', '{"action":"place I2@1 d4d5"}', 1794833066760);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 14, 'play', 0, 'ann-of-0001', 'Ann-19', '{"action":"take 8"}', 1794833066807);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 15, 'play', 0, 'ann-of-0001', 'Ann-20', '{"action":"take white"}', 1794833066855);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 16, 'play', 1, 'bob-of-0001', 'Bob-20', '{"action":"take black"}', 1794833066923);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 17, 'play', 1, 'bob-of-0001', 'Bob-21', '{"action":"place O1@1 c4"}', 1794833066970);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 18, 'play', 1, 'bob-of-0001', 'Bob-22', '{"action":"recycle white"}', 1794833067022);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 19, 'play', 1, 'bob-of-0001', 'Bob-23', '{"action":"order 1"}', 1794833067072);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 20, 'play', 1, 'bob-of-0001', 'Bob-24', '{"action":"order 3"}', 1794833067120);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 21, 'play', 1, 'bob-of-0001', 'Bob-25', '{"action":"order 2"}', 1794833067177);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 22, 'play', 2, NULL, NULL, '{"action":"place I3@1 a3b3c3"}', 1794833067250);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 23, 'play', 2, NULL, NULL, '{"action":"place I2@1 d3e3"}', 1794833067312);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 24, 'play', 2, NULL, NULL, '{"action":"take 5"}', 1794833067370);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 25, 'play', 0, 'ann-of-0001', 'Ann-32', '{"action":"piece"}', 1794833067426);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 26, 'play', 0, 'ann-of-0001', 'Ann-33', '{"action":"place O1@3 a5"}', 1794833067475);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 27, 'play', 0, 'ann-of-0001', 'Ann-34', '{"action":"recycle black"}', 1794833067528);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 28, 'play', 0, 'ann-of-0001', 'Ann-35', '{"action":"order 7"}', 1794833067576);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 29, 'play', 0, 'ann-of-0001', 'Ann-36', '{"action":"order 6"}', 1794833067629);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 30, 'play', 0, 'ann-of-0001', 'Ann-37', '{"action":"order 5"}', 1794833067678);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 31, 'play', 1, 'bob-of-0001', 'Bob-37', '{"action":"take white"}', 1794833067748);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 32, 'play', 1, 'bob-of-0001', 'Bob-38', '{"action":"place I2@2 b4c4"}', 1794833067798);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 33, 'play', 1, 'bob-of-0001', 'Bob-39', '{"action":"piece"}', 1794833067850);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 34, 'play', 2, NULL, NULL, '{"action":"exch I3 L4"}', 1794833067916);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 35, 'play', 2, NULL, NULL, '{"action":"exch I2 V3"}', 1794833068011);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 36, 'play', 2, NULL, NULL, '{"action":"place I3@1 a2a3a4"}', 1794833068092);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 37, 'play', 0, 'ann-of-0001', 'Ann-48', '{"action":"piece"}', 1794833068179);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 38, 'play', 0, 'ann-of-0001', 'Ann-49', '{"action":"recycle white"}', 1794833068274);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 39, 'play', 0, 'ann-of-0001', 'Ann-50', '{"action":"order 3"}', 1794833068334);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 40, 'play', 0, 'ann-of-0001', 'Ann-51', '{"action":"order 1"}', 1794833068695);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 41, 'play', 0, 'ann-of-0001', 'Ann-52', '{"action":"order 2"}', 1794833068745);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 42, 'play', 0, 'ann-of-0001', 'Ann-53', '{"action":"recycle black"}', 1794833068797);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 43, 'play', 0, 'ann-of-0001', 'Ann-54', '{"action":"order 7"}', 1794833068848);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 44, 'play', 0, 'ann-of-0001', 'Ann-55', '{"action":"order 6"}', 1794833068897);
INSERT INTO public.log VALUES ('Rup4RAYM6Vn1Mwb8', 45, 'play', 0, 'ann-of-0001', 'Ann-56', '{"action":"order 5"}', 1794833068952);
INSERT INTO public.log VALUES ('I54QGZSA1X7CFvJu', 1, 'sit', 0, 'bob-of-0001', NULL, '{"name":"Bob"}', 1794833069012);
INSERT INTO public.log VALUES ('I54QGZSA1X7CFvJu', 2, 'sit', 1, 'bob-of-0001', NULL, '{"name":"Bob"}', 1794833069012);
INSERT INTO public.log VALUES ('I54QGZSA1X7CFvJu', 3, 'resign', 1, 'bob-of-0001', 'Bob-56', '{}', 1794833069039);
INSERT INTO public.log VALUES ('s__HQ2yaGqkTJ_Oz', 1, 'sit', 0, 'bob-of-0001', NULL, '{"name":"Bob"}', 1794833069069);
INSERT INTO public.looks VALUES ('bob', 'bob-of-0001');
INSERT INTO public.learning VALUES ('bob-of-0001', 'place', 3);
INSERT INTO public.mutes VALUES ('ann-of-0001', 'somebody');
INSERT INTO public.rated_games VALUES ('I54QGZSA1X7CFvJu', true, 1794833000000);
INSERT INTO public.rating_changes VALUES ('I54QGZSA1X7CFvJu', 'bob-of-0001', 1, 25, 8.25, 27.5, 8);
INSERT INTO public.ratings VALUES ('bob-of-0001', 'standard', 27.5, 8, 3.5, 1, 1);
INSERT INTO public.seats VALUES ('Rup4RAYM6Vn1Mwb8', 0, 'ann-of-0001', 'Ann', NULL, NULL, NULL, 1794833065966, false);
INSERT INTO public.seats VALUES ('Rup4RAYM6Vn1Mwb8', 1, 'bob-of-0001', 'Bob', NULL, NULL, NULL, 1794833065966, false);
INSERT INTO public.seats VALUES ('Rup4RAYM6Vn1Mwb8', 2, NULL, 'greedy', 'greedy', NULL, NULL, 1794833065966, false);
INSERT INTO public.seats VALUES ('s__HQ2yaGqkTJ_Oz', 0, 'bob-of-0001', 'Bob', NULL, NULL, NULL, 1794833069069, false);
INSERT INTO public.seats VALUES ('s__HQ2yaGqkTJ_Oz', 1, NULL, '–', NULL, NULL, NULL, 1794833069069, false);
INSERT INTO public.seats VALUES ('I54QGZSA1X7CFvJu', 0, 'bob-of-0001', 'Bob', NULL, NULL, 'won', 1794833069011, false);
INSERT INTO public.seats VALUES ('I54QGZSA1X7CFvJu', 1, 'bob-of-0001', 'Bob', 'greedy', NULL, 'lost', 1794833069011, false);
INSERT INTO public.sessions VALUES ('ann-of-0001', 'a3656c50c59b9dd17e7b7539929effb20169a63d77b0453e14162984b611c5f8', 'ann-of-0001', 1794833065923, 1794835854414, '');
INSERT INTO public.sessions VALUES ('bob-of-0001', '800480042268218663feef3ea54d81ed3f976c98c38d5fd7afbe22810ec16334', 'bob-of-0001', 1794833065954, 1794835854414, '');
INSERT INTO public.snapshots VALUES ('Rup4RAYM6Vn1Mwb8', 30, '{"changed":1794833067678,"shown_at":1794833067678,"secret":[0,0,0],"status":"running","seats":[{"player":"ann-of-0001","name":"Ann","bot":null,"resigned":false},{"player":"bob-of-0001","name":"Bob","bot":null,"resigned":false},{"player":null,"name":"","bot":"greedy","resigned":false}],"clock":{"left":[0,0,0],"since":[null,null,null]},"game":{"numbers":[11349797445831,2537921235368196004,0,64,2080,0,0,0,33,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8658944,0,1048576,0,131072,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,7,3,9,41,19,36,43,-1,-1,47,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,15,5,18,26,46,33,34,40,-1,-1,-1,-1,12,28,2,6,14,2,6,12,19,15,5,18,26,10,17,11,31,24,1,20,8,22,0,29,16,23,25,27,30,13,7,4,47,36,38,41,48,49,43,42,46,33,34,40,51,37,38,48,42,49,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,13,12,23,6,4,4,0,0,0,0,0,0,0,3,0,0,32,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,-1,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[13,63],[],[20],[],[17],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[[0,0],[0,1],[0,380],[1,3],[1,424],[1,5],[2,0],[2,30],[2,43],[0,430],[0,7],[0,12],[1,13],[1,384],[1,15],[1,17],[1,19],[1,18],[2,438],[2,403],[2,4],[0,14],[0,1577],[0,16],[0,23],[0,22],[0,21]]},"ended":null,"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["ann-of-0001","Ann-2",4,"play"],["ann-of-0001","Ann-3",5,"play"],["ann-of-0001","Ann-4",6,"play"],["bob-of-0001","Bob-4",7,"play"],["bob-of-0001","Bob-5",8,"play"],["bob-of-0001","Bob-6",9,"play"],["ann-of-0001","Ann-18",13,"play"],["ann-of-0001","Ann-19",14,"play"],["ann-of-0001","Ann-20",15,"play"],["bob-of-0001","Bob-20",16,"play"],["bob-of-0001","Bob-21",17,"play"],["bob-of-0001","Bob-22",18,"play"],["bob-of-0001","Bob-23",19,"play"],["bob-of-0001","Bob-24",20,"play"],["bob-of-0001","Bob-25",21,"play"],["ann-of-0001","Ann-32",25,"play"],["ann-of-0001","Ann-33",26,"play"],["ann-of-0001","Ann-34",27,"play"],["ann-of-0001","Ann-35",28,"play"],["ann-of-0001","Ann-36",29,"play"],["ann-of-0001","Ann-37",30,"play"]]}');
INSERT INTO public.snapshots VALUES ('I54QGZSA1X7CFvJu', 3, '{"changed":1794833069039,"shown_at":1794833069039,"secret":[0,0],"status":"over","seats":[{"player":"bob-of-0001","name":"Bob","bot":null,"resigned":false},{"player":"bob-of-0001","name":"Bob","bot":"greedy","resigned":true}],"clock":{"left":[0,0],"since":[null,null]},"game":{"numbers":[11349797447944,3235592523837846311,33,33,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,5,3,10,21,43,34,46,39,-1,-1,-1,-1,5,3,10,21,16,2,8,27,15,6,25,1,28,18,31,14,9,7,29,24,20,13,12,11,26,22,4,19,17,0,23,30,43,34,46,39,45,35,48,49,44,50,36,38,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,4,28,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,1,-1,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[]},"ended":{"how":"resigned","seat":1,"result":null},"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["bob-of-0001","Bob-56",3,"resign"]]}');
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_name_key_key UNIQUE (name_key);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (identity);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (game, number);
ALTER TABLE ONLY public.epoch
    ADD CONSTRAINT epoch_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (game, seq);
ALTER TABLE ONLY public.looks
    ADD CONSTRAINT looks_pkey PRIMARY KEY (look);
ALTER TABLE ONLY public.learning
    ADD CONSTRAINT learning_pkey PRIMARY KEY (identity, lesson);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (identity, muted);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.rated_games
    ADD CONSTRAINT rated_games_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.rating_changes
    ADD CONSTRAINT rating_changes_pkey PRIMARY KEY (game, player);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (player, variant);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (game, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (game, seq);
CREATE INDEX chat_by_author ON public.chat USING btree (author, game, number);
CREATE INDEX games_by_edition ON public.games USING btree (public, edition, created_at, id);
CREATE INDEX games_by_host ON public.games USING btree (host, status, created_at);
CREATE INDEX games_by_rated ON public.games USING btree (public, rated, created_at, id);
CREATE INDEX games_by_status ON public.games USING btree (public, status, created_at, id);
CREATE INDEX games_by_variant ON public.games USING btree (public, variant, created_at, id);
CREATE INDEX games_listed ON public.games USING btree (public, created_at, id);
CREATE INDEX games_to_settle ON public.games USING btree (changed_at) WHERE (rated AND ((status)::text = 'over'::text) AND (NOT settled));
CREATE INDEX games_unfinished ON public.games USING btree (status, changed_at) WHERE ((status)::text <> 'over'::text);
CREATE INDEX leases_by_until ON public.leases USING btree (until);
CREATE UNIQUE INDEX log_by_actor ON public.log USING btree (actor, game, command);
CREATE INDEX log_of_seating ON public.log USING btree (kind, actor) WHERE (((kind)::text = 'sit'::text) OR ((kind)::text = 'adopt'::text));
CREATE INDEX looks_by_identity ON public.looks USING btree (identity);
CREATE INDEX mutes_by_muted ON public.mutes USING btree (muted);
CREATE INDEX rating_changes_by_player ON public.rating_changes USING btree (player, game);
CREATE INDEX ratings_by_ordinal ON public.ratings USING btree (variant, ordinal);
CREATE INDEX seats_by_player ON public.seats USING btree (player, created_at, game);
CREATE INDEX sessions_by_identity ON public.sessions USING btree (identity);
ALTER TABLE ONLY public.learning
    ADD CONSTRAINT learning_identity_fkey FOREIGN KEY (identity) REFERENCES public.identities(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_identity_fkey FOREIGN KEY (identity) REFERENCES public.identities(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.looks
    ADD CONSTRAINT looks_identity_fkey FOREIGN KEY (identity) REFERENCES public.accounts(identity) ON DELETE CASCADE;
ALTER TABLE ONLY public.rated_games
    ADD CONSTRAINT rated_games_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rating_changes
    ADD CONSTRAINT rating_changes_game_fkey FOREIGN KEY (game) REFERENCES public.rated_games(game) ON DELETE CASCADE;
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_player_fkey FOREIGN KEY (player) REFERENCES public.identities(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_identity_fkey FOREIGN KEY (identity) REFERENCES public.identities(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;
