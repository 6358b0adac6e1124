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
    at bigint NOT NULL
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
    timed boolean DEFAULT false NOT NULL
);
CREATE TABLE public.identities (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    created_at bigint NOT NULL
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
    outcome character varying(8)
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
INSERT INTO public.alembic_version VALUES ('0003');
INSERT INTO public.games VALUES ('vXlrWaFuU1MhHTvj', 1794942771949, 1794942771970, 'running', true, 'hYgpsA1IA_m-', 1, 'revised-2021', 'standard', 2, '{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy", "first": 0, "rated": false}', '\x249e79bad439af08535ce9440bbf1604967284cb65d12f3718b7626d8e12a245', '1aa11d8aa3f7af48699ec37d7676656dd1b77a1b90dc521090a3213574653b8c', NULL, false, false);
INSERT INTO public.games VALUES ('z3N66izkVzOKqTDQ', 1794942772074, 1794942772280, 'running', true, 'hYgpsA1IA_m-', 1, 'revised-2021', 'standard', 2, '{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy", "first": 0, "rated": false}', '\x706ff993d5c78b4c6cbae942952061d1d2df12520f88857fb985b54279b2fbc0', '368c80ef9dd5221cc08226fc949a841a535f39cc80e2e44b3a762c7541798256', NULL, false, false);
INSERT INTO public.games VALUES ('W96-EYrKlI6oEvTE', 1794942772363, 1794942772534, 'over', true, 'hYgpsA1IA_m-', 1, 'retail-2020', 'standard', 2, '{"options": {"edition": "retail-2020", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy", "first": 0, "rated": false}', '\x8ae55b112f6a1388d5c3b83d0e474f56194b91729eb8ecc57215d16b00187224', '9862701fb4521fe0133a731a9f20627ae0d14990c0d243b6ea14f6d67d98c6c8', '{"how": "played", "seat": null, "result": {"reason": "dead-position", "decided_by": "shared", "rows": [{"seat": 0, "points": 0, "touches": 0, "unfinished": 0, "score": 0, "completed": 0, "pieces": 0, "place": 1}, {"seat": 1, "points": 0, "touches": 0, "unfinished": 0, "score": 0, "completed": 0, "pieces": 0, "place": 1}], "winners": [0, 1]}}', false, false);
INSERT INTO public.games VALUES ('asUaTsP41Hd5Gpjk', 1794942772552, 1794942773381, 'over', true, 'hYgpsA1IA_m-', 1, 'revised-2021', 'standard', 2, '{"options": {"edition": "revised-2021", "players": "2", "variant": "standard", "confirm": "yes", "sets": "base#11e93991f14578de"}, "puzzles": [], "clock": {"kind": "none", "seconds": 0, "increment": 0, "expiry": "bot"}, "public": true, "caretaker": "greedy", "first": 0, "rated": false}', '\x63ceddd7288e09ed07be4999307f9909a8bf56e6729e0e82849186fe49f847e4', 'ec8847bf75d58562d96336a54340b2fc1463156653c5e0e268ce3d2d5ad41c58', '{"how": "played", "seat": null, "result": {"reason": "black-deck-empty", "decided_by": "score", "rows": [{"seat": 0, "points": 0, "touches": 0, "unfinished": 9, "score": -9, "completed": 1, "pieces": 4, "place": 2}, {"seat": 1, "points": 21, "touches": 0, "unfinished": 0, "score": 21, "completed": 7, "pieces": 9, "place": 1}], "winners": [1]}}', false, false);
INSERT INTO public.identities VALUES ('hYgpsA1IA_m-', 'Ann', 1794942771887);
INSERT INTO public.identities VALUES ('ygiqooI-B4GG', 'Bob', 1794942771927);
INSERT INTO public.log VALUES ('vXlrWaFuU1MhHTvj', 1, 'sit', 0, 'hYgpsA1IA_m-', NULL, '{"name":"Ann"}', 1794942771950);
INSERT INTO public.log VALUES ('vXlrWaFuU1MhHTvj', 2, 'sit', 1, 'ygiqooI-B4GG', NULL, '{"name":"Bob"}', 1794942771970);
INSERT INTO public.log VALUES ('vXlrWaFuU1MhHTvj', 3, 'play', 0, 'hYgpsA1IA_m-', 'Ann-1', '{"action":"take 2"}', 1794942772045);
INSERT INTO public.log VALUES ('vXlrWaFuU1MhHTvj', 4, 'play', 0, 'hYgpsA1IA_m-', 'Ann-2', '{"action":"place O1@1 b4"}', 1794942772050);
INSERT INTO public.log VALUES ('vXlrWaFuU1MhHTvj', 5, 'play', 0, 'hYgpsA1IA_m-', 'Ann-3', '{"action":"take 4"}', 1794942772054);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 1, 'sit', 0, 'hYgpsA1IA_m-', NULL, '{"name":"Ann"}', 1794942772075);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 2, 'sit', 1, 'ygiqooI-B4GG', NULL, '{"name":"Bob"}', 1794942772095);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 3, 'play', 0, 'hYgpsA1IA_m-', 'Ann-4', '{"action":"take 2"}', 1794942772116);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 4, 'play', 0, 'hYgpsA1IA_m-', 'Ann-5', '{"action":"place O1@1 c3"}', 1794942772119);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 5, 'play', 0, 'hYgpsA1IA_m-', 'Ann-6', '{"action":"take 4"}', 1794942772123);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 6, 'play', 0, 'hYgpsA1IA_m-', 'Ann-7', '{"action":"end"}', 1794942772126);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 7, 'play', 1, 'ygiqooI-B4GG', 'Bob-1', '{"action":"take 6"}', 1794942772131);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 8, 'play', 1, 'ygiqooI-B4GG', 'Bob-2', '{"action":"place O1@1 d3"}', 1794942772136);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 9, 'play', 1, 'ygiqooI-B4GG', 'Bob-3', '{"action":"take 8"}', 1794942772139);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 10, 'play', 1, 'ygiqooI-B4GG', 'Bob-4', '{"action":"end"}', 1794942772141);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 11, 'play', 0, 'hYgpsA1IA_m-', 'Ann-8', '{"action":"take black"}', 1794942772147);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 12, 'play', 0, 'hYgpsA1IA_m-', 'Ann-9', '{"action":"place I2@3 c4d4"}', 1794942772152);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 13, 'play', 0, 'hYgpsA1IA_m-', 'Ann-10', '{"action":"recycle white"}', 1794942772156);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 14, 'play', 0, 'hYgpsA1IA_m-', 'Ann-11', '{"action":"order 1"}', 1794942772159);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 15, 'play', 0, 'hYgpsA1IA_m-', 'Ann-12', '{"action":"order 3"}', 1794942772162);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 16, 'play', 0, 'hYgpsA1IA_m-', 'Ann-13', '{"action":"order 2"}', 1794942772166);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 17, 'play', 0, 'hYgpsA1IA_m-', 'Ann-14', '{"action":"end"}', 1794942772171);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 18, 'play', 1, 'ygiqooI-B4GG', 'Bob-5', '{"action":"place I2@1 b4b5"}', 1794942772181);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 19, 'play', 1, 'ygiqooI-B4GG', 'Bob-6', '{"action":"take 5"}', 1794942772184);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 20, 'play', 1, 'ygiqooI-B4GG', 'Bob-7', '{"action":"take 6"}', 1794942772187);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 21, 'play', 1, 'ygiqooI-B4GG', 'Bob-8', '{"action":"end"}', 1794942772190);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 22, 'play', 0, 'hYgpsA1IA_m-', 'Ann-15', '{"action":"take 8"}', 1794942772195);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 23, 'play', 0, 'hYgpsA1IA_m-', 'Ann-16', '{"action":"piece"}', 1794942772198);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 24, 'play', 0, 'hYgpsA1IA_m-', 'Ann-17', '{"action":"place O1@4 d2"}', 1794942772201);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 25, 'play', 0, 'hYgpsA1IA_m-', 'Ann-18', '{"action":"end"}', 1794942772204);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 26, 'play', 1, 'ygiqooI-B4GG', 'Bob-9', '{"action":"piece"}', 1794942772207);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 27, 'play', 1, 'ygiqooI-B4GG', 'Bob-10', '{"action":"recycle white"}', 1794942772213);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 28, 'play', 1, 'ygiqooI-B4GG', 'Bob-11', '{"action":"order 3"}', 1794942772216);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 29, 'play', 1, 'ygiqooI-B4GG', 'Bob-12', '{"action":"order 1"}', 1794942772218);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 30, 'play', 1, 'ygiqooI-B4GG', 'Bob-13', '{"action":"order 2"}', 1794942772221);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 31, 'play', 1, 'ygiqooI-B4GG', 'Bob-14', '{"action":"recycle black"}', 1794942772224);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 32, 'play', 1, 'ygiqooI-B4GG', 'Bob-15', '{"action":"order 7"}', 1794942772227);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 33, 'play', 1, 'ygiqooI-B4GG', 'Bob-16', '{"action":"order 6"}', 1794942772230);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 34, 'play', 1, 'ygiqooI-B4GG', 'Bob-17', '{"action":"order 5"}', 1794942772232);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 35, 'play', 1, 'ygiqooI-B4GG', 'Bob-18', '{"action":"end"}', 1794942772235);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 36, 'play', 0, 'hYgpsA1IA_m-', 'Ann-19', '{"action":"recycle white"}', 1794942772244);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 37, 'play', 0, 'hYgpsA1IA_m-', 'Ann-20', '{"action":"order 4"}', 1794942772249);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 38, 'play', 0, 'hYgpsA1IA_m-', 'Ann-21', '{"action":"order 1"}', 1794942772252);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 39, 'play', 0, 'hYgpsA1IA_m-', 'Ann-22', '{"action":"order 3"}', 1794942772256);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 40, 'play', 0, 'hYgpsA1IA_m-', 'Ann-23', '{"action":"recycle black"}', 1794942772259);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 41, 'play', 0, 'hYgpsA1IA_m-', 'Ann-24', '{"action":"order 8"}', 1794942772261);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 42, 'play', 0, 'hYgpsA1IA_m-', 'Ann-25', '{"action":"order 6"}', 1794942772269);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 43, 'play', 0, 'hYgpsA1IA_m-', 'Ann-26', '{"action":"order 7"}', 1794942772272);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 44, 'play', 0, 'hYgpsA1IA_m-', 'Ann-27', '{"action":"piece"}', 1794942772275);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 45, 'play', 0, 'hYgpsA1IA_m-', 'Ann-28', '{"action":"end"}', 1794942772280);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 46, 'play', 1, 'ygiqooI-B4GG', 'Bob-19', '{"action":"place O1@4 e2"}', 1794942772290);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 47, 'play', 1, 'ygiqooI-B4GG', 'Bob-20', '{"action":"piece"}', 1794942772297);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 48, 'play', 1, 'ygiqooI-B4GG', 'Bob-21', '{"action":"place O1@4 d3"}', 1794942772301);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 49, 'play', 1, 'ygiqooI-B4GG', 'Bob-22', '{"action":"end"}', 1794942772309);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 50, 'play', 0, 'hYgpsA1IA_m-', 'Ann-29', '{"action":"place O1@3 c5"}', 1794942772319);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 51, 'play', 0, 'hYgpsA1IA_m-', 'Ann-30', '{"action":"recycle white"}', 1794942772323);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 52, 'play', 0, 'hYgpsA1IA_m-', 'Ann-31', '{"action":"order 3"}', 1794942772325);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 53, 'play', 0, 'hYgpsA1IA_m-', 'Ann-32', '{"action":"order 1"}', 1794942772328);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 54, 'play', 0, 'hYgpsA1IA_m-', 'Ann-33', '{"action":"order 2"}', 1794942772330);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 55, 'play', 0, 'hYgpsA1IA_m-', 'Ann-34', '{"action":"recycle black"}', 1794942772333);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 56, 'play', 0, 'hYgpsA1IA_m-', 'Ann-35', '{"action":"order 7"}', 1794942772336);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 57, 'play', 0, 'hYgpsA1IA_m-', 'Ann-36', '{"action":"order 6"}', 1794942772339);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 58, 'play', 0, 'hYgpsA1IA_m-', 'Ann-37', '{"action":"order 5"}', 1794942772341);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 59, 'play', 0, 'hYgpsA1IA_m-', 'Ann-38', '{"action":"end"}', 1794942772344);
INSERT INTO public.log VALUES ('z3N66izkVzOKqTDQ', 60, 'play', 1, 'ygiqooI-B4GG', 'Bob-23', '{"action":"recycle white"}', 1794942772350);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 1, 'sit', 0, 'hYgpsA1IA_m-', NULL, '{"name":"Ann"}', 1794942772364);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 2, 'sit', 1, 'hYgpsA1IA_m-', NULL, '{"name":"Ann"}', 1794942772364);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 3, 'play', 0, 'hYgpsA1IA_m-', 'Ann-39', '{"action":"take 3"}', 1794942772390);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 4, 'play', 0, 'hYgpsA1IA_m-', 'Ann-40', '{"action":"place I2@1 b2b3"}', 1794942772397);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 5, 'play', 0, 'hYgpsA1IA_m-', 'Ann-41', '{"action":"place O1@1 d5"}', 1794942772404);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 6, 'play', 0, 'hYgpsA1IA_m-', 'Ann-42', '{"action":"end"}', 1794942772408);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 7, 'play', 1, 'hYgpsA1IA_m-', 'Ann-43', '{"action":"take 5"}', 1794942772410);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 1, 'sit', 0, 'hYgpsA1IA_m-', NULL, '{"name":"Ann"}', 1794942772553);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 8, 'play', 1, 'hYgpsA1IA_m-', 'Ann-44', '{"action":"take 8"}', 1794942772413);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 9, 'play', 1, 'hYgpsA1IA_m-', 'Ann-45', '{"action":"place I2@2 e3e4"}', 1794942772416);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 10, 'play', 1, 'hYgpsA1IA_m-', 'Ann-46', '{"action":"end"}', 1794942772419);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 11, 'play', 0, 'hYgpsA1IA_m-', 'Ann-47', '{"action":"take 8"}', 1794942772421);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 12, 'play', 0, 'hYgpsA1IA_m-', 'Ann-48', '{"action":"take 7"}', 1794942772424);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 13, 'play', 0, 'hYgpsA1IA_m-', 'Ann-49', '{"action":"take 4"}', 1794942772428);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 14, 'play', 0, 'hYgpsA1IA_m-', 'Ann-50', '{"action":"end"}', 1794942772431);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 15, 'play', 1, 'hYgpsA1IA_m-', 'Ann-51', '{"action":"place O1@2 d5"}', 1794942772434);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 16, 'play', 1, 'hYgpsA1IA_m-', 'Ann-52', '{"action":"take 1"}', 1794942772439);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 17, 'play', 1, 'hYgpsA1IA_m-', 'Ann-53', '{"action":"take 7"}', 1794942772442);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 18, 'play', 1, 'hYgpsA1IA_m-', 'Ann-54', '{"action":"end"}', 1794942772445);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 19, 'play', 0, 'hYgpsA1IA_m-', 'Ann-55', '{"action":"piece"}', 1794942772447);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 20, 'play', 0, 'hYgpsA1IA_m-', 'Ann-56', '{"action":"place O1@3 e4"}', 1794942772450);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 21, 'play', 0, 'hYgpsA1IA_m-', 'Ann-57', '{"action":"piece"}', 1794942772453);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 22, 'play', 0, 'hYgpsA1IA_m-', 'Ann-58', '{"action":"end"}', 1794942772455);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 23, 'play', 1, 'hYgpsA1IA_m-', 'Ann-59', '{"action":"piece"}', 1794942772458);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 24, 'play', 1, 'hYgpsA1IA_m-', 'Ann-60', '{"action":"place O1@2 a5"}', 1794942772460);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 25, 'play', 1, 'hYgpsA1IA_m-', 'Ann-61', '{"action":"piece"}', 1794942772462);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 26, 'play', 1, 'hYgpsA1IA_m-', 'Ann-62', '{"action":"end"}', 1794942772465);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 27, 'play', 0, 'hYgpsA1IA_m-', 'Ann-63', '{"action":"master"}', 1794942772467);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 28, 'play', 0, 'hYgpsA1IA_m-', 'Ann-64', '{"action":"place O1@1 b4"}', 1794942772470);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 29, 'play', 0, 'hYgpsA1IA_m-', 'Ann-65', '{"action":"piece"}', 1794942772472);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 30, 'play', 0, 'hYgpsA1IA_m-', 'Ann-66', '{"action":"place O1@2 d5"}', 1794942772476);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 31, 'play', 0, 'hYgpsA1IA_m-', 'Ann-67', '{"action":"end"}', 1794942772479);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 32, 'play', 1, 'hYgpsA1IA_m-', 'Ann-68', '{"action":"master"}', 1794942772484);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 33, 'play', 1, 'hYgpsA1IA_m-', 'Ann-69', '{"action":"place O1@4 b4"}', 1794942772493);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 34, 'play', 1, 'hYgpsA1IA_m-', 'Ann-70', '{"action":"piece"}', 1794942772496);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 35, 'play', 1, 'hYgpsA1IA_m-', 'Ann-71', '{"action":"place O1@3 c4"}', 1794942772501);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 36, 'play', 1, 'hYgpsA1IA_m-', 'Ann-72', '{"action":"end"}', 1794942772504);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 37, 'play', 0, 'hYgpsA1IA_m-', 'Ann-73', '{"action":"piece"}', 1794942772507);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 38, 'play', 0, 'hYgpsA1IA_m-', 'Ann-74', '{"action":"place O1@3 e3"}', 1794942772512);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 39, 'play', 0, 'hYgpsA1IA_m-', 'Ann-75', '{"action":"piece"}', 1794942772517);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 40, 'play', 0, 'hYgpsA1IA_m-', 'Ann-76', '{"action":"end"}', 1794942772521);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 41, 'play', 1, 'hYgpsA1IA_m-', 'Ann-77', '{"action":"end"}', 1794942772526);
INSERT INTO public.log VALUES ('W96-EYrKlI6oEvTE', 42, 'play', 0, 'hYgpsA1IA_m-', 'Ann-78', '{"action":"place O1@3 b3"}', 1794942772534);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 3, 'play', 0, 'hYgpsA1IA_m-', 'Ann-79', '{"action":"take 2"}', 1794942772586);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 4, 'play', 0, 'hYgpsA1IA_m-', 'Ann-80', '{"action":"place O1@1 b4"}', 1794942772599);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 5, 'play', 0, 'hYgpsA1IA_m-', 'Ann-81', '{"action":"take 4"}', 1794942772606);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 6, 'play', 0, 'hYgpsA1IA_m-', 'Ann-82', '{"action":"end"}', 1794942772611);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 7, 'play', 1, NULL, NULL, '{"action":"take 4"}', 1794942772850);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 8, 'play', 1, NULL, NULL, '{"action":"place I2@1 c3c4"}', 1794942772866);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 9, 'play', 1, NULL, NULL, '{"action":"take 8"}', 1794942772878);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 10, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942772883);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 11, 'play', 0, 'hYgpsA1IA_m-', 'Ann-83', '{"action":"take 6"}', 1794942772885);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 12, 'play', 0, 'hYgpsA1IA_m-', 'Ann-84', '{"action":"place I2@3 b3c3"}', 1794942772888);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 13, 'play', 0, 'hYgpsA1IA_m-', 'Ann-85', '{"action":"take 8"}', 1794942772890);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 14, 'play', 0, 'hYgpsA1IA_m-', 'Ann-86', '{"action":"end"}', 1794942772892);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 15, 'play', 1, NULL, NULL, '{"action":"exch O1 I2"}', 1794942772900);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 16, 'play', 1, NULL, NULL, '{"action":"exch O1 I2"}', 1794942772908);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 17, 'play', 1, NULL, NULL, '{"action":"exch I2 I3"}', 1794942772914);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 18, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942772916);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 19, 'play', 0, 'hYgpsA1IA_m-', 'Ann-87', '{"action":"piece"}', 1794942772919);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 20, 'play', 0, 'hYgpsA1IA_m-', 'Ann-88', '{"action":"place O1@3 d3"}', 1794942772922);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 21, 'play', 0, 'hYgpsA1IA_m-', 'Ann-89', '{"action":"recycle black"}', 1794942772925);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 22, 'play', 0, 'hYgpsA1IA_m-', 'Ann-90', '{"action":"order 5"}', 1794942772927);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 23, 'play', 0, 'hYgpsA1IA_m-', 'Ann-91', '{"action":"order 7"}', 1794942772929);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 24, 'play', 0, 'hYgpsA1IA_m-', 'Ann-92', '{"action":"order 6"}', 1794942772931);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 25, 'play', 0, 'hYgpsA1IA_m-', 'Ann-93', '{"action":"end"}', 1794942772933);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 26, 'play', 1, NULL, NULL, '{"action":"exch I2 I3"}', 1794942772944);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 27, 'play', 1, NULL, NULL, '{"action":"place I3@1 a4b4c4"}', 1794942772959);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 28, 'play', 1, NULL, NULL, '{"action":"place I3@1 a5b5c5"}', 1794942772967);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 29, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942772971);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 30, 'play', 0, 'hYgpsA1IA_m-', 'Ann-94', '{"action":"recycle white"}', 1794942772974);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 31, 'play', 0, 'hYgpsA1IA_m-', 'Ann-95', '{"action":"order 2"}', 1794942772976);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 32, 'play', 0, 'hYgpsA1IA_m-', 'Ann-96', '{"action":"order 1"}', 1794942772978);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 33, 'play', 0, 'hYgpsA1IA_m-', 'Ann-97', '{"action":"order 4"}', 1794942772981);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 34, 'play', 0, 'hYgpsA1IA_m-', 'Ann-98', '{"action":"recycle black"}', 1794942772983);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 35, 'play', 0, 'hYgpsA1IA_m-', 'Ann-99', '{"action":"order 6"}', 1794942772985);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 36, 'play', 0, 'hYgpsA1IA_m-', 'Ann-100', '{"action":"order 7"}', 1794942772988);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 37, 'play', 0, 'hYgpsA1IA_m-', 'Ann-101', '{"action":"order 8"}', 1794942772990);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 38, 'play', 0, 'hYgpsA1IA_m-', 'Ann-102', '{"action":"piece"}', 1794942772992);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 39, 'play', 0, 'hYgpsA1IA_m-', 'Ann-103', '{"action":"end"}', 1794942772994);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 40, 'play', 1, NULL, NULL, '{"action":"place I2@1 d5e5"}', 1794942773007);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 41, 'play', 1, NULL, NULL, '{"action":"take 7"}', 1794942773012);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 42, 'play', 1, NULL, NULL, '{"action":"exch I2 I3"}', 1794942773016);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 2, 'seat-bot', 1, 'hYgpsA1IA_m-', NULL, '{"bot":"greedy"}', 1794942772553);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 43, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942773019);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 44, 'play', 0, 'hYgpsA1IA_m-', 'Ann-104', '{"action":"place O1@4 b5"}', 1794942773026);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 45, 'play', 0, 'hYgpsA1IA_m-', 'Ann-105', '{"action":"piece"}', 1794942773031);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 46, 'play', 0, 'hYgpsA1IA_m-', 'Ann-106', '{"action":"place O1@1 b2"}', 1794942773035);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 47, 'play', 0, 'hYgpsA1IA_m-', 'Ann-107', '{"action":"end"}', 1794942773038);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 48, 'play', 1, NULL, NULL, '{"action":"place I3@1 c1c2c3"}', 1794942773043);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 49, 'play', 1, NULL, NULL, '{"action":"place I3@1 b2b3b4"}', 1794942773048);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 50, 'play', 1, NULL, NULL, '{"action":"place I2@1 c4d4"}', 1794942773056);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 51, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942773060);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 52, 'play', 0, 'hYgpsA1IA_m-', 'Ann-108', '{"action":"piece"}', 1794942773063);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 53, 'play', 0, 'hYgpsA1IA_m-', 'Ann-109', '{"action":"recycle white"}', 1794942773067);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 54, 'play', 0, 'hYgpsA1IA_m-', 'Ann-110', '{"action":"order 1"}', 1794942773070);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 55, 'play', 0, 'hYgpsA1IA_m-', 'Ann-111', '{"action":"order 2"}', 1794942773072);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 56, 'play', 0, 'hYgpsA1IA_m-', 'Ann-112', '{"action":"order 3"}', 1794942773075);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 57, 'play', 0, 'hYgpsA1IA_m-', 'Ann-113', '{"action":"recycle black"}', 1794942773078);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 58, 'play', 0, 'hYgpsA1IA_m-', 'Ann-114', '{"action":"order 5"}', 1794942773081);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 59, 'play', 0, 'hYgpsA1IA_m-', 'Ann-115', '{"action":"order 7"}', 1794942773083);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 60, 'play', 0, 'hYgpsA1IA_m-', 'Ann-116', '{"action":"order 6"}', 1794942773088);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 61, 'play', 0, 'hYgpsA1IA_m-', 'Ann-117', '{"action":"end"}', 1794942773091);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 62, 'play', 1, NULL, NULL, '{"action":"place I3@1 b5c5d5"}', 1794942773100);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 63, 'play', 1, NULL, NULL, '{"action":"take 8"}', 1794942773106);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 64, 'play', 1, NULL, NULL, '{"action":"place I3@1 d2d3d4"}', 1794942773113);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 65, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942773117);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 66, 'play', 0, 'hYgpsA1IA_m-', 'Ann-118', '{"action":"place O1@3 d4"}', 1794942773120);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 67, 'play', 0, 'hYgpsA1IA_m-', 'Ann-119', '{"action":"recycle black"}', 1794942773123);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 68, 'play', 0, 'hYgpsA1IA_m-', 'Ann-120', '{"action":"order 7"}', 1794942773126);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 69, 'play', 0, 'hYgpsA1IA_m-', 'Ann-121', '{"action":"order 6"}', 1794942773128);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 70, 'play', 0, 'hYgpsA1IA_m-', 'Ann-122', '{"action":"order 5"}', 1794942773131);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 71, 'play', 0, 'hYgpsA1IA_m-', 'Ann-123', '{"action":"piece"}', 1794942773133);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 72, 'play', 0, 'hYgpsA1IA_m-', 'Ann-124', '{"action":"end"}', 1794942773135);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 73, 'play', 1, NULL, NULL, '{"action":"place I3@1 c3c4c5"}', 1794942773142);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 74, 'play', 1, NULL, NULL, '{"action":"place O4@1 a4b4a5b5"}', 1794942773147);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 75, 'play', 1, NULL, NULL, '{"action":"place I2@1 d5e5"}', 1794942773151);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 76, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942773154);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 77, 'play', 0, 'hYgpsA1IA_m-', 'Ann-125', '{"action":"recycle black"}', 1794942773157);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 78, 'play', 0, 'hYgpsA1IA_m-', 'Ann-126', '{"action":"order 5"}', 1794942773160);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 79, 'play', 0, 'hYgpsA1IA_m-', 'Ann-127', '{"action":"order 7"}', 1794942773163);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 80, 'play', 0, 'hYgpsA1IA_m-', 'Ann-128', '{"action":"order 6"}', 1794942773165);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 81, 'play', 0, 'hYgpsA1IA_m-', 'Ann-129', '{"action":"piece"}', 1794942773168);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 82, 'play', 0, 'hYgpsA1IA_m-', 'Ann-130', '{"action":"place O1@1 b3"}', 1794942773171);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 83, 'play', 0, 'hYgpsA1IA_m-', 'Ann-131', '{"action":"end"}', 1794942773173);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 84, 'play', 1, NULL, NULL, '{"action":"take 7"}', 1794942773178);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 85, 'play', 1, NULL, NULL, '{"action":"place I3@1 b2b3b4"}', 1794942773187);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 86, 'play', 1, NULL, NULL, '{"action":"place O4@1 c3d3c4d4"}', 1794942773192);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 87, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942773194);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 88, 'play', 0, 'hYgpsA1IA_m-', 'Ann-132', '{"action":"place O1@1 b5"}', 1794942773200);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 89, 'play', 0, 'hYgpsA1IA_m-', 'Ann-133', '{"action":"take 4"}', 1794942773210);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 90, 'play', 0, 'hYgpsA1IA_m-', 'Ann-134', '{"action":"place O1@4 a2"}', 1794942773214);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 91, 'play', 0, 'hYgpsA1IA_m-', 'Ann-135', '{"action":"end"}', 1794942773217);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 92, 'play', 1, NULL, NULL, '{"action":"place I3@1 a5b5c5"}', 1794942773225);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 93, 'play', 1, NULL, NULL, '{"action":"place I2@1 d5e5"}', 1794942773233);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 94, 'play', 1, NULL, NULL, '{"action":"take 8"}', 1794942773239);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 95, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942773244);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 96, 'play', 0, 'hYgpsA1IA_m-', 'Ann-136', '{"action":"place O1@4 c4"}', 1794942773248);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 97, 'play', 0, 'hYgpsA1IA_m-', 'Ann-137', '{"action":"recycle black"}', 1794942773252);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 98, 'play', 0, 'hYgpsA1IA_m-', 'Ann-138', '{"action":"order 5"}', 1794942773256);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 99, 'play', 0, 'hYgpsA1IA_m-', 'Ann-139', '{"action":"order 7"}', 1794942773259);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 100, 'play', 0, 'hYgpsA1IA_m-', 'Ann-140', '{"action":"order 6"}', 1794942773262);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 101, 'play', 0, 'hYgpsA1IA_m-', 'Ann-141', '{"action":"piece"}', 1794942773265);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 102, 'play', 0, 'hYgpsA1IA_m-', 'Ann-142', '{"action":"end"}', 1794942773269);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 103, 'play', 1, NULL, NULL, '{"action":"place O4@1 b3c3b4c4"}', 1794942773275);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 104, 'play', 1, NULL, NULL, '{"action":"take 8"}', 1794942773281);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 105, 'play', 1, NULL, NULL, '{"action":"master"}', 1794942773285);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 106, 'play', 1, NULL, NULL, '{"action":"place I2@1 a4a5"}', 1794942773291);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 107, 'play', 1, NULL, NULL, '{"action":"place I3@2 b2b3b4"}', 1794942773294);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 108, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942773300);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 109, 'play', 0, 'hYgpsA1IA_m-', 'Ann-143', '{"action":"recycle white"}', 1794942773304);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 110, 'play', 0, 'hYgpsA1IA_m-', 'Ann-144', '{"action":"order 3"}', 1794942773308);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 111, 'play', 0, 'hYgpsA1IA_m-', 'Ann-145', '{"action":"order 2"}', 1794942773311);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 112, 'play', 0, 'hYgpsA1IA_m-', 'Ann-146', '{"action":"order 1"}', 1794942773315);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 113, 'play', 0, 'hYgpsA1IA_m-', 'Ann-147', '{"action":"recycle white"}', 1794942773319);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 114, 'play', 0, 'hYgpsA1IA_m-', 'Ann-148', '{"action":"order 3"}', 1794942773323);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 115, 'play', 0, 'hYgpsA1IA_m-', 'Ann-149', '{"action":"order 4"}', 1794942773326);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 116, 'play', 0, 'hYgpsA1IA_m-', 'Ann-150', '{"action":"order 1"}', 1794942773330);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 117, 'play', 0, 'hYgpsA1IA_m-', 'Ann-151', '{"action":"recycle white"}', 1794942773334);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 118, 'play', 0, 'hYgpsA1IA_m-', 'Ann-152', '{"action":"order 3"}', 1794942773337);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 119, 'play', 0, 'hYgpsA1IA_m-', 'Ann-153', '{"action":"order 1"}', 1794942773340);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 120, 'play', 0, 'hYgpsA1IA_m-', 'Ann-154', '{"action":"order 2"}', 1794942773343);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 121, 'play', 0, 'hYgpsA1IA_m-', 'Ann-155', '{"action":"end"}', 1794942773346);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 122, 'play', 1, NULL, NULL, '{"action":"master"}', 1794942773353);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 123, 'play', 1, NULL, NULL, '{"action":"place I3@1 b5c5d5"}', 1794942773359);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 124, 'play', 1, NULL, NULL, '{"action":"place I3@2 c2c3c4"}', 1794942773362);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 125, 'play', 1, NULL, NULL, '{"action":"place I2@2 d3d4"}', 1794942773370);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 126, 'play', 1, NULL, NULL, '{"action":"place I2@2 b5c5"}', 1794942773374);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 127, 'play', 1, NULL, NULL, '{"action":"end"}', 1794942773377);
INSERT INTO public.log VALUES ('asUaTsP41Hd5Gpjk', 128, 'play', 0, 'hYgpsA1IA_m-', 'Ann-156', '{"action":"done"}', 1794942773381);
INSERT INTO public.seats VALUES ('vXlrWaFuU1MhHTvj', 0, 'hYgpsA1IA_m-', 'Ann', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('vXlrWaFuU1MhHTvj', 1, 'ygiqooI-B4GG', 'Bob', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('z3N66izkVzOKqTDQ', 0, 'hYgpsA1IA_m-', 'Ann', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('z3N66izkVzOKqTDQ', 1, 'ygiqooI-B4GG', 'Bob', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('W96-EYrKlI6oEvTE', 0, 'hYgpsA1IA_m-', 'Ann', NULL, 0, 'won');
INSERT INTO public.seats VALUES ('W96-EYrKlI6oEvTE', 1, 'hYgpsA1IA_m-', 'Ann', NULL, 0, 'won');
INSERT INTO public.seats VALUES ('asUaTsP41Hd5Gpjk', 0, 'hYgpsA1IA_m-', 'Ann', NULL, -9, 'lost');
INSERT INTO public.seats VALUES ('asUaTsP41Hd5Gpjk', 1, NULL, 'greedy', 'greedy', 21, 'won');
INSERT INTO public.sessions VALUES ('3hhfesdQnqXh', 'a3656c50c59b9dd17e7b7539929effb20169a63d77b0453e14162984b611c5f8', 'hYgpsA1IA_m-', 1794942771888, 4000000000000, 'python-httpx/0.28.1');
INSERT INTO public.sessions VALUES ('h2IXgv_6E5Af', '800480042268218663feef3ea54d81ed3f976c98c38d5fd7afbe22810ec16334', 'ygiqooI-B4GG', 1794942771928, 4000000000000, 'python-httpx/0.28.1');
INSERT INTO public.snapshots VALUES ('z3N66izkVzOKqTDQ', 45, '{"changed":1794942772280,"shown_at":1794942772280,"secret":[0,0],"status":"running","seats":[{"player":"hYgpsA1IA_m-","name":"Ann","bot":null,"resigned":false},{"player":"ygiqooI-B4GG","name":"Bob","bot":null,"resigned":false}],"clock":{"left":[0,0],"since":[null,null]},"game":{"numbers":[11349797447941,1849369773194239529,1,1,0,0,0,0,1,0,32,1,33,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4096,0,393216,256,2170880,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,1,10,41,37,36,39,33,35,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,27,9,30,16,43,50,44,38,-1,-1,-1,-1,17,14,0,15,31,3,22,13,2,20,28,11,28,2,27,9,30,16,19,25,26,29,18,12,4,8,23,7,6,24,5,21,33,36,51,39,35,37,41,43,44,50,32,38,51,44,43,50,44,38,51,32,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,18,18,26,2,12,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,-1,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[12],[],[39],[8],[13,61],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[[0,1],[0,379],[0,3],[0,204],[1,5],[1,380],[1,7],[1,204],[0,13],[0,1596],[0,15],[0,17],[0,19],[0,18],[0,204],[1,428],[1,4],[1,5],[1,204],[0,7],[0,14],[0,2160],[0,204],[1,14],[1,15],[1,19],[1,17],[1,18],[1,16],[1,23],[1,22],[1,21],[1,204],[0,15],[0,20],[0,17],[0,19],[0,16],[0,24],[0,22],[0,23],[0,14],[0,204]]},"ended":null,"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["hYgpsA1IA_m-","Ann-21",38,"play"],["hYgpsA1IA_m-","Ann-22",39,"play"],["hYgpsA1IA_m-","Ann-23",40,"play"],["hYgpsA1IA_m-","Ann-24",41,"play"],["hYgpsA1IA_m-","Ann-25",42,"play"],["hYgpsA1IA_m-","Ann-26",43,"play"],["hYgpsA1IA_m-","Ann-27",44,"play"],["hYgpsA1IA_m-","Ann-28",45,"play"]],"turns":null}');
INSERT INTO public.snapshots VALUES ('W96-EYrKlI6oEvTE', 42, '{"changed":1794942772534,"shown_at":1794942772534,"secret":[0,0],"status":"over","seats":[{"player":"hYgpsA1IA_m-","name":"Ann","bot":null,"resigned":false},{"player":"hYgpsA1IA_m-","name":"Ann","bot":null,"resigned":false}],"clock":{"left":[0,0],"since":[null,null]},"game":{"numbers":[11349797447936,4390291920910687017,0,0,0,0,0,0,34,1,3,0,0,34,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8456256,8388608,542720,0,0,9977856,131072,65536,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,10,19,38,33,10,45,34,7,39,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,12,11,22,24,37,47,42,36,-1,-1,-1,-1,7,11,19,10,22,24,12,25,16,21,30,31,29,3,15,18,4,5,1,27,6,14,17,20,9,26,2,8,13,0,23,28,45,47,33,34,37,38,36,39,42,32,50,35,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,9,25,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,2,0,0,3,0,-1,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[51,23,16],[23],[19,14,11],[],[],[59,23,20],[17],[16],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[[0,2],[0,418],[0,390],[0,204],[1,4],[1,7],[1,1021],[1,204],[0,7],[0,6],[0,3],[0,204],[1,985],[1,0],[1,6],[1,204],[0,14],[0,1576],[0,14],[0,204],[1,14],[1,982],[1,14],[1,204],[0,173],[0,383],[0,14],[0,985],[0,204],[1,173],[1,2168],[1,14],[1,1574],[1,204],[0,14],[0,1571],[0,14],[0,204],[1,204],[0,1568]]},"ended":{"how":"played","seat":null,"result":{"reason":"dead-position","decided_by":"shared","rows":[{"seat":0,"points":0,"touches":0,"unfinished":0,"score":0,"completed":0,"pieces":0,"place":1},{"seat":1,"points":0,"touches":0,"unfinished":0,"score":0,"completed":0,"pieces":0,"place":1}],"winners":[0,1]}},"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["hYgpsA1IA_m-","Ann-71",35,"play"],["hYgpsA1IA_m-","Ann-72",36,"play"],["hYgpsA1IA_m-","Ann-73",37,"play"],["hYgpsA1IA_m-","Ann-74",38,"play"],["hYgpsA1IA_m-","Ann-75",39,"play"],["hYgpsA1IA_m-","Ann-76",40,"play"],["hYgpsA1IA_m-","Ann-77",41,"play"],["hYgpsA1IA_m-","Ann-78",42,"play"]],"turns":"c%1Fo+isjN5C-6P+3Shq8IMnWmDOG}X{1)_L28?;s_))0*$oR?4hDzCmGu*XB9_?LpT@Aqqk=z&?=RmTpMU;3d^jR%4lX!m7np%{P!uqb3aG4i3LR)2H?@mAV4lqZB47Yizy|oWlRR_^5fB5)-T+!41g$_LPyh`mfAhc~zknQAKsnU`DF{GvGI+pv`$z-%&VSQ#;6Yo^0hmA&7`d#u`%S(?rbBG9zk5T{B4amWx}M<h_2ZXMLg09U9GhJ5_m7vS&(Arp`B(Ow3RYcvO{VMRijHy)NW&-}ThUnAj>JT^t}wQk&eq7l>7Cp4>2~q0v)77g)?Mt|HLR?g_tCLX2e4S^nOg){7@bM^3b+#^ooRY>?}nr$3t$uWMp&lb|6o{0Q*qksbM;(pnD}BiL`>E2b*wa9dcb#YNJ=sl;T;;b>4w{+ucrHkeV{;o{Q&U|#ErjH!{V`rI3lWuyK%7xW{!wmB@^Q1tLt}jOd~I^=%!=5>T-h@+r#O!jtw#S*GH;cm`%mJWs1bSt|DVwi1*2P<kglM;M`kUpE=K4XWir+f^*)if7r5>^Oh-+^SavH=PbjxJJDfKbeu<156k=pe6DCVmISZY-dpA0!?mlfw@i_)mzHT6*oa1#fm;ukYnf7$PthIR*jbt1&J5hBQ7SrEWAr-dzAE1`MJiufy(g8Ui#xj`>BHY!$()*e&W^mPJzOBYednEBdZ^O3Op(&F)N>ibGO&-V*-OVR?yB|;Q>6ARb-fhrJp2lMK>PJQXo&0faEW%hd^1+HSMA$`&OfSY>%*mBjb=)_jD7*&PyYab3xkX"}');
INSERT INTO public.snapshots VALUES ('asUaTsP41Hd5Gpjk', 128, '{"changed":1794942773381,"shown_at":1794942773381,"secret":[0,0],"status":"over","seats":[{"player":"hYgpsA1IA_m-","name":"Ann","bot":null,"resigned":false},{"player":null,"name":"","bot":"greedy","resigned":false}],"clock":{"left":[0,0],"since":[null,null]},"game":{"numbers":[11315435576514,2962386633323786500,1048579,34360822880,0,0,0,0,0,0,34,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,276480,2228256,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,21,0,0,0,0,0,0,0,0,0,0,0,0,22,17,23,35,47,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,7,13,9,30,32,36,42,43,-1,-1,-1,-1,31,27,4,19,29,6,1,15,14,18,20,3,16,22,21,2,0,12,11,24,12,11,0,24,7,13,9,30,25,26,5,10,38,45,43,42,32,36,48,38,45,42,43,32,36,42,48,43,48,36,32,39,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,28,16,24,0,20,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,1,0,0,0,0,34,0,0,34,0,2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,7,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,2,1,0,0,3,0,-1,-1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[[],[],[34,13,18],[21,5,17],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"touched":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"moves":[[0,1],[0,383],[0,3],[0,204],[1,3],[1,424],[1,7],[1,204],[0,5],[0,1591],[0,7],[0,204],[1,30],[1,30],[1,43],[1,204],[0,14],[0,1570],[0,16],[0,21],[0,23],[0,22],[0,204],[1,43],[1,441],[1,444],[1,204],[0,15],[0,18],[0,17],[0,20],[0,16],[0,22],[0,23],[0,24],[0,14],[0,204],[1,411],[1,6],[1,43],[1,204],[0,2173],[0,14],[0,373],[0,204],[1,449],[1,453],[1,406],[1,204],[0,14],[0,15],[0,17],[0,18],[0,19],[0,16],[0,21],[0,23],[0,22],[0,204],[1,445],[1,7],[1,455],[1,204],[0,1575],[0,16],[0,23],[0,22],[0,21],[0,14],[0,204],[1,459],[1,702],[1,411],[1,204],[0,16],[0,21],[0,23],[0,22],[0,14],[0,378],[0,204],[1,6],[1,453],[1,700],[1,204],[0,388],[0,3],[0,2157],[0,204],[1,444],[1,411],[1,7],[1,204],[0,2169],[0,16],[0,21],[0,23],[0,22],[0,14],[0,204],[1,699],[1,7],[1,173],[1,427],[1,1048],[1,204],[0,15],[0,19],[0,18],[0,17],[0,15],[0,19],[0,20],[0,17],[0,15],[0,19],[0,17],[0,18],[0,204],[1,173],[1,445],[1,1049],[1,1020],[1,1004],[1,204],[0,366]]},"ended":{"how":"played","seat":null,"result":{"reason":"black-deck-empty","decided_by":"score","rows":[{"seat":0,"points":0,"touches":0,"unfinished":9,"score":-9,"completed":1,"pieces":4,"place":2},{"seat":1,"points":21,"touches":0,"unfinished":0,"score":21,"completed":7,"pieces":9,"place":1}],"winners":[1]}},"end_votes":[],"takeback":null,"takebacks":[],"rematch":null,"commands":[["hYgpsA1IA_m-","Ann-149",115,"play"],["hYgpsA1IA_m-","Ann-150",116,"play"],["hYgpsA1IA_m-","Ann-151",117,"play"],["hYgpsA1IA_m-","Ann-152",118,"play"],["hYgpsA1IA_m-","Ann-153",119,"play"],["hYgpsA1IA_m-","Ann-154",120,"play"],["hYgpsA1IA_m-","Ann-155",121,"play"],["hYgpsA1IA_m-","Ann-156",128,"play"]],"turns":"c%1FrTaT+Y5CGu+vd>e=V~=nBE319zIXzM<^&+)BPgVbW$0UFOJHg;&O@ting|GoU{_tSTzP}6j_wA4Gzkm7m*WYhHz9TB~)>|U$i9mWIl`}>uC6#qX3js=nmuRB=fOTHdf^>i$qypmO)1U?L@#of22o6H^fB^*5AO#@5Nq`m<NM0MzfaI_ILf%tJU;!0)Q2Y!3fdLIDCR-y5B!M(259B}@P!g2;^jhu<g+q4G&JL|B9J>|m^#k61`{~!8*}(e;)Ohg+{`2SeufKe&`I-OmS1J}OW3gCReMW0;iS@#Pp$)O2Dry-bi*zU2eE7m4n}eana<pg~XY2B8RhBJ9RZ<xDO>Fa9krTEvX4}|O1j(LkC&ltE^RC-j44$?5($?0O*JI0#s?e>NvsEQ=>)je8D)_ToAyZen-1tMYuSS;v1x)&+J1Le6@4B8WY@P0o9#>JjcufYcan5J(qHr#%me1!)C*Nn5L-O6x^ES+v+hCTjTg|s*u&U>aqzbd=eBAUS{Kk0N@XPCj6}q?f5!hdBIGiiu@ig2z;$3|(hpk=5Hse@3Z*n=bjOyj8SPEL(Ps|}(Z9Iwfy-YrW=H&eBa!k&<`s9JL<rvxqO{*KGb<#ApYueT`J?M-L#cQZeH3ih4Cwg4&H@5Bl1uusjSW}d4x6ZmwFWo9@!VGJ27IUmo%m%!klXB-Tu-(M7-f^RN?m5^wJts@>Y{EfMSNg?kJl8S5^;2Fn>*i*Wr7Ut;cT73dCsSU3nl##6uE9IXQh1BHBq({%{sjH}a!}BlI%t@Yme?q2Uyd4uOrVy+t*z0tYvPah>qC^s%{)%sPcH}6y{WrS>UI(w2f;U}T<4XW^nELAUpdxO9yyIEWt@+|_c{-Z_4VG_VVrlz+c|d!a$c_&Z`iq6+~7h@%38tbvRB)rG@l9tMdM}z_sL1%c1d%WR_FrmHv10B3HO=K3f$evJz4J>y0LP_+DAU?weK~*_0fQ8+FgUr?cynm(Rn&+zu}y=IhWRu6Ayr{9s|9Hr?UC`W1t7VrlagyhpvwYeSf#kA#U6H;`xl;I+^sOmBBjd`RE&M7=4>TFNjTkTR5GBwpsXzysT_Nu43PNm6uIo97{#z4H|cgyJVwrTVOm?QJL{z8y;j_Kg9UxOn;*BZX7TS)5#W%`vV%^*pqYoj>CL$2kky{i8#h%@O{Cryjq=dXQY!=CE#yypH5_(T~F`ie$jPuPt|+3=iwm2G=*Vt^WHc1=~?e#Oit~%d;U1}i^2Dx-WYA2&kV{5a@zW-{Vr^rHgB-s1vzr>sHS@xUUl88ll|R@n2tTIU_ZvLB71yZH=pnhx@GY`ISk*4*O}XGSMftqKbyMN!7r)i8TW$t<fmr`T#@vd%>B~UDLq;3rn}b}(moeiz9XHYmG(;CI%B_@^ahQiNRGi@kY~o_?jtW71nrSa>7*{1>v{{he+cr6H5ouPfqdATuv#O?^#PIB>draHtvX*k^S#!2Dt%Xd`tC@GlG|<z?I`&pycsU+S4AryWGUwEX=^5*bl*tl-lBU0T`P!#*r<CM?L<xYj0X&_%PD<x{xN^~{!;$2n*R}J5&t0G1^w#ky`wL#>_gZ1g8swPxL5yjvOE>N;im>p0ChY5mQMgOIcl%9H5$|ZATdhxjd1LBHfQ#EiN3t?57^`c{N^nG1YZ`)J>a`<a<};W<g4Ynz4)-rODyj`=z82-UnX<?lln=0OF0&GIZzJ`_O+>h{13vQF8u"}');
SELECT pg_catalog.setval('public.orders_number_seq', 1, false);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_name_key_key UNIQUE (name_key);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (identity);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (game, number);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (game, seq);
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
CREATE INDEX games_by_status ON public.games USING btree (status, changed_at);
CREATE INDEX leases_by_until ON public.leases USING btree (until);
CREATE UNIQUE INDEX log_by_command ON public.log USING btree (game, actor, command);
CREATE INDEX rating_changes_by_player ON public.rating_changes USING btree (player);
CREATE INDEX ratings_by_ordinal ON public.ratings USING btree (variant, ordinal);
CREATE INDEX seats_by_player ON public.seats USING btree (player);
CREATE INDEX sessions_by_identity ON public.sessions USING btree (identity);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_identity_fkey FOREIGN KEY (identity) REFERENCES public.identities(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;
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
