# Co říká server: odmítnuté požadavky, zprávy u stolů.

command-unknown-seat = Místo { $seat } není; místa jsou 0 až { $last }.
seat-not-yours = Místo { $number } není tvoje.
seat-taken = Místo { $number } je obsazené.
seat-is-open = Na místě { $number } nikdo nesedí.
seat-not-handed-over = Za místo { $number } už hraješ ty.
seat-handed-over = Za místo { $number } hraje bot; nejdřív ho převezmi zpět.
seat-resigned = Místo { $number } se vzdalo.
seat-clock-empty = Místu { $number } došel čas, dál hraje bot.
not-the-host = To může jen ten, kdo hru založil.
game-not-started = Hra začne, až budou obsazená všechna místa.
game-has-started = Hra už začala; předej své místo botovi, nebo se vzdej.
game-is-over = Hra skončila.
game-not-over = Hra ještě neskončila.
game-unknown = Taková hra není.
rematch-exists = Odveta už existuje.
takeback-range = Vrátit se lze k akcím 0 až { $last }, ne k { $found }.
takeback-open = Žádost o vzetí zpět už tu je; nejdřív na ni odpověz.
takeback-none = Nikdo nežádal o vzetí zpět.
clock-not-expired = Místu { $number } čas nevypršel.
command-id-used = Označení příkazu { $id } už patří jinému příkazu.
name-wanted = Jméno má 1 až { $limit } tisknutelných znaků.
chat-wanted = Zpráva má 1 až { $limit } tisknutelných znaků.
clock-seconds = Hodiny potřebují aspoň jednu sekundu.
setup-seats = Uvedeno je míst: { $found }; hra jich má { $wanted }.
identity-wanted = Kdo jsi? Nejdřív si vyžádej totožnost hosta.
origin-refused = Tato stránka s tímto serverem mluvit nesmí.
host-refused = Na toto jméno server neslyší.
too-many = Příliš mnoho požadavků. Zkus to znovu za { $seconds } s.
too-large = Požadavek je příliš velký.
message-malformed = Zprávě nelze rozumět: { $reason }.
not-stored = Příkaz se nepodařilo uložit, a proto se neprovedl. Zkus to znovu.
server-stopping = Server se vypíná.
replay-other-rules = Hra začala podle verze pravidel { $found } a podle verze { $known } ji nelze ukázat tah po tahu.
replay-too-long = Záznam ukáže nejvýš { $limit } akcí; tato hra jich má víc.
server-busy = Server má teď příliš práce. Zkus to za chvíli znovu.
internal-error = Na serveru se něco pokazilo.

notice-name = Server
notice-expires = Dlouho tu nikdo nehrál. Dne { $day } se tato hra zavře, pokud nikdo nebude pokračovat.

account-exists = Účet už máš.
account-wanted = K tomu je třeba účet.
name-taken = Jméno { $name } je obsazené. Vyber jiné.
password-wanted = Heslo má { $least } až { $limit } znaků.
login-wrong = Takové jméno s tímto heslem není.
session-unknown = Takové přihlášení není.
player-unknown = Takový hráč není.

rated-account = Hodnocené hry jsou pro hráče s účtem.
rated-one-seat = V hodnocené hře má každý jedno místo.
rated-players = Hodnocená hra má aspoň dva hráče.
rated-bots = Hodnocené hry se hrají bez botů.
rated-handover = V hodnocené hře za tebe bot hrát nemůže. Můžeš se vzdát.
rated-clock = Hodnocená hra potřebuje hodiny.
rated-expiry = V hodnocené hře tří a více hráčů hraje za toho, komu dojde čas, dál bot; hra nekončí.
rated-own-puzzles = Hry s vlastními skládačkami se nehodnotí.

client-missing = Stránky hry nejsou sestavené
client-missing-about = Tento server běží, ale byl spuštěn ze zdrojů bez části pro prohlížeč. Spusť v jeho složce "make client" (potřebuje Node.js) a načti stránku znovu. Programy už hrát mohou: viz docs/protocol.md.

admin-no-database = V { $path } databáze není. Uveď jinou pomocí --database, nebo nejdřív spusť server.
admin-database-fault = Databázi nelze použít: { $reason }.
admin-other-schema = Databáze má schéma { $found }, tento program { $wanted }. Aktualizuj ji příkazem: projectl admin migrate
admin-newer-schema = Databáze má schéma { $found } z novějšího programu; tento zná nejvýš { $wanted }.
admin-file-exists = { $path } už existuje. Vyber jiné jméno.
admin-no-file = Soubor { $path } není.
admin-no-backup = { $path } není záloha tohoto druhu databáze.
admin-tool-missing = Je třeba { $tool }, součást klientských programů PostgreSQL. Nejdřív je nainstaluj.
admin-tool-failed = { $tool } selhal: { $reason }.
