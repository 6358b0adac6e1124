# Co říká server: odmítnuté požadavky, zprávy u stolů.

command-unknown-seat = Místo { $seat } neexistuje. Místa jsou 0 až { $last }.
seat-not-yours = Místo { $number } není tvoje.
seat-taken = Místo { $number } je obsazené.
seat-is-open = Na místě { $number } nikdo nesedí.
seat-not-handed-over = Za místo { $number } už hraješ ty.
seat-handed-over = Za místo { $number } hraje bot. Nejdřív ho převezmi zpět.
seat-resigned = Hráč na místě { $number } se vzdal.
seat-clock-empty = Místu { $number } došel čas, dál hraje bot.
not-the-host = To může jen ten, kdo stůl otevřel.
game-not-started = Hra začne, až budou obsazená všechna místa.
game-has-started = Hra už začala. Předej své místo botovi, nebo se vzdej.
game-is-over = Hra skončila.
game-not-over = Hra ještě neskončila.
game-unknown = Taková hra neexistuje.
rematch-exists = Odveta už existuje.
takeback-range = Vrátit se lze k akcím 0 až { $last }, ne k { $found }.
takeback-open = O vrácení už někdo požádal. Nejdřív odpověz.
takeback-none = Nikdo o vrácení nepožádal.
takeback-other-rules = Hra začala podle verze { $found } pravidel; podle verze { $known } její akce vrátit nelze.
clock-not-expired = Místo { $number } má ještě čas.
command-id-used = Označení příkazu { $id } už patří jinému příkazu.
name-wanted = Jméno má 1 až { $limit } tisknutelných znaků.
chat-wanted = Zpráva má 1 až { $limit } tisknutelných znaků.
clock-seconds = Hodiny potřebují aspoň jednu sekundu.
setup-seats = Uvedených míst: { $found }, hráčů: { $wanted }. Uveď jedno místo pro každého hráče.
identity-wanted = Kdo jsi? Nejdřív si vyžádej totožnost hosta.
origin-refused = Tato stránka nesmí s tímto serverem mluvit.
host-refused = Na toto jméno server neslyší.
too-many = Příliš mnoho požadavků. Zkus to znovu za { $seconds } s.
too-many-games = Máš příliš mnoho nedohraných her (nejvýš { $limit }). Nejdřív některou dohraj.
too-many-sets = Tvoje vlastní sady skládaček zabírají víc než { $limit } KiB ve hrách, které nejsou dohrané nebo začaly dnes. Některou z nich dohraj, nebo to zkus zítra.
too-many-mutes = Máš ztlumeno příliš mnoho hráčů (nejvýš { $limit }). Nejdřív někomu ztlumení zruš.
too-large = Požadavek je příliš velký.
message-malformed = Zprávu nelze přečíst: { $reason }.
address-malformed = Adresu nelze přečíst.
few-open-files = Systém dovoluje serveru mít otevřeno jen { $found } souborů a spojení najednou. Doporučuje se alespoň { $wanted } (ulimit -n, nebo LimitNOFILE v jednotce systemd).
not-stored = Tvůj tah se neuložil. Zkus ho znovu.
server-stopping = Server se vypíná.
replay-other-rules = Hra začala podle verze { $found } pravidel; podle verze { $known } ji nelze ukázat tah po tahu.
replay-too-long = Tato hra je na přehrávání příliš dlouhá (nejvýš { $limit } akcí).
server-busy = Server má teď příliš práce. Zkus to za chvíli znovu.
database-away = Databáze neodpovídá. Zkus to za chvíli znovu.
game-unreadable = Tuto hru už nelze otevřít a byla ukončena bez hodnocení. Její záznam si stále můžeš stáhnout.
not-ready = Tato část serveru nefunguje: { $part } ({ $reason }).
not-ready-database = Databáze neodpovídá ({ $reason }).
not-ready-database-deleted = Soubor databáze byl za běhu serveru smazán. Dokud se nevrátí, nic se neukládá.
not-ready-database-replaced = Soubor databáze byl za běhu serveru nahrazen. Aby se použil nový, spusť server znovu.
not-ready-disk = Disk je plný. Dokud na něm nebude místo, nic se neuloží.
not-ready-journal = Databáze nepřijímá zápisy ({ $reason }).
not-ready-news = Tento proces nedostává zprávy od ostatních ({ $reason }).
not-ready-leases = Tento proces nemůže jednat za boty a hodiny ({ $reason }).
not-ready-sweep = Pravidelný úklid her selhává ({ $reason }).
not-ready-orders = Pokyny provozovatele serveru nepřicházejí ({ $reason }).
internal-error = Na serveru se něco pokazilo.

notice-name = Server
notice-expires = Dlouho tu nikdo nehrál. Dne { $day } bude tato hra ukončena, pokud nikdo nebude pokračovat.

account-exists = Účet už máš.
account-wanted = K tomu potřebuješ účet.
name-taken = Jméno { $name } je obsazené, nebo se obsazenému příliš podobá. Vyber jiné.
name-reserved = Jméno { $name } je vyhrazené pro samotnou hru. Vyber jiné.
reserved-names = Server, Systém, Admin, Správce, Administrátor, Moderátor, Hostitel, Podpora, Bot
password-wanted = Heslo má { $least } až { $limit } znaků.
login-wrong = Jméno nebo heslo nesouhlasí.
session-unknown = Takové přihlášení neexistuje.
player-unknown = Takový hráč neexistuje.

rated-account = Na hodnocené hry potřebuješ účet.
rated-one-seat = V hodnocené hře má každý jedno místo.
rated-players = Hodnocená hra potřebuje aspoň dva hráče.
rated-bots = Hodnocené hry se hrají bez botů.
rated-handover = V hodnocené hře za tebe bot hrát nemůže. Můžeš se vzdát.
rated-clock = Hodnocená hra potřebuje hodiny.
rated-expiry = V hodnocené hře tří a více hráčů hraje za každého, komu dojde čas, dál bot; hra nekončí.
rated-own-puzzles = Hry s vlastními sadami skládaček se nehodnotí.

client-missing = Stránky hry zatím nejsou sestavené
client-missing-about = Tento server běží, ale byl spuštěn ze zdrojového kódu bez části pro prohlížeč. Spusť v jeho složce „make client“ (potřebuje Node.js) a načti tuto stránku znovu. Programy už hrát mohou: viz docs/protocol.md.

settings-fault = Nastavení nelze použít. { $source }: { $fault }.
database-address = Databáze se udává jako { $wanted }, ne jako { $found }.
admin-no-database = V { $path } databáze není. Uveď jinou pomocí --database, nebo nejdřív spusť server.
admin-other-schema = Databáze má schéma { $found }, tento program { $wanted }. Aktualizuj ji příkazem: projectl admin migrate
admin-newer-schema = Databáze je z novější verze tohoto programu (schéma { $found }, známé do { $wanted }). Nainstaluj tu verzi, nebo zvol jinou databázi pomocí --database.
database-in-use = S databází { $path } už běží jiný server. Použij ten, nebo ho nejdřív zastav.
database-damaged = { $path } je poškozený, nebo to není databáze. Nic se nezměnilo. Zálohu na jeho místo dáš pomocí: projectl admin restore SOUBOR
database-disk-full = Disk s { $path } je plný. Nic se nezměnilo. Uvolni místo a zkus to znovu.
database-unusable = { $path } nelze použít: { $reason }. Zkontroluj, kdo tam smí číst a psát, nebo zvol jinou databázi pomocí --database.
database-unreachable = Databáze na { $address } není dostupná: { $reason }. Zkontroluj adresu a jestli běží.
admin-file-exists = { $path } už existuje. Vyber jiné jméno.
admin-no-file = Soubor { $path } neexistuje.
admin-no-folder = Složka { $path } neexistuje. Nejdřív ji vytvoř, nebo zvol jinou.
admin-no-backup = { $path } není záloha tohoto druhu databáze.
admin-tool-missing = Je třeba { $tool }, součást klientských programů PostgreSQL. Nejdřív je nainstaluj.
admin-tool-failed = { $tool } selhal: { $reason }.

## Co se říká, když se starší databáze převádí na novou verzi

migration-copying = Než se databáze převede, kopíruje se do { $path } …
migration-copy-part = Zkopírováno: { $percent } %
migration-copied = Původní databáze je v { $path }. Až bude vše v pořádku, můžeš ten soubor smazat.
migration-step = Krok { $step } z { $steps }: { $what } …
migration-no-copy = Databázi nelze zkopírovat do { $path }: { $reason }. Nic se nezměnilo. Uvolni tam místo a spusť to znovu.
migration-failed = Databázi nelze převést na novou verzi: { $reason }. Nic se nezměnilo.
