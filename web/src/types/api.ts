// Written by tools/client_types.py. Do not edit.

/** An option that had to be changed: what was wanted, and why it could not be. */
export type AdjustedOption = {
  option: "edition" | "variant" | "players" | "difficulty" | "expansions" | "deluxe" | "known_scores" | "endless_white";
  wanted: unknown;
  code: string;
  params: { [key: string]: string | number };
  text: string;
};

/** A bot to choose from; level 1 is the weakest. */
export type BotDocument = {
  name: string;
  level: number;
  description_key: string;
};

/** The bots there are, and those that are `slow`: here they would keep people waiting, and cannot be chosen. */
export type BotList = {
  bots: BotDocument[];
  slow: BotDocument[];
};

/** The nearest options that can be played, and every value of every option. */
export type Choices = {
  setup: ChosenOptions;
  adjusted: AdjustedOption[];
  mends: MendedOption[];
  choices: { [key in "edition" | "variant" | "players" | "difficulty" | "expansions" | "deluxe" | "known_scores" | "endless_white"]: OptionValue[] };
  switches: { [key: string]: unknown };
};

/** Options that go together: all that a person is asked for. */
export type ChosenOptions = {
  edition: string;
  variant: string;
  players: number;
  difficulty: string | null;
  expansions: string[];
  deluxe: boolean;
  known_scores: boolean;
  endless_white: boolean;
};

/** How much time there is. */
export type Clock = {
  kind?: "none" | "turn" | "bank";
  seconds?: number;
  increment?: number;
  expiry?: "bot" | "end";
};

/** What a seat had left when its clock was started, and when that was; `since` is null while it stands. */
export type ClockDocument = {
  left_ms: number;
  since: number | null;
};

/** How much time there is. */
export type ClockSetupDocument = {
  kind: "none" | "turn" | "bank";
  seconds: number;
  increment: number;
  expiry: "bot" | "end";
};

/** Printed puzzles with as many cells less the level of the reward, and as many points. */
export type ComparedPlace = {
  extent: number;
  points: number;
  colour: string;
  count: number;
};

/** The printed puzzles, and by how many points what they say is typically wrong. */
export type Comparison = {
  places: ComparedPlace[];
  puzzles: number;
  error: number;
};

/** The problem of a day. */
export type DayProblem = {
  day: string;
  today: string;
  first: string;
  seconds_left: number;
  problem: ProblemDocument;
};

/** A puzzle as far as it is drawn; `cells` of its recess are counted from 0 in reading order. */
export type DrawnPuzzle = {
  id: string;
  colour: "white" | "black";
  points: number;
  reward: "O1" | "I2" | "I3" | "V3" | "I4" | "L4" | "Z4" | "O4" | "T4" | "P5" | "U5" | "L5" | "up1" | "up2" | "master";
  cells: number[];
};

/** A set as far as it is drawn; `expansion` is what it stands in for or needs. */
export type DrawnSet = {
  title: string;
  expansion: "base" | "ghost" | "ambassador" | "phoenix" | "none";
  puzzles: DrawnPuzzle[];
};

/** The editions with their switches, oldest first. */
export type EditionList = {
  editions: { [key: string]: unknown }[];
};

/** How a game ended; `result` is the score sheet of one that was played to its end. */
export type EndDocument = {
  how: "played" | "agreed" | "resigned" | "timeout" | "expired" | "closed" | "unreadable";
  seat: number | null;
  result: { [key: string]: unknown } | null;
};

/** Actions to be played from the beginning of the example; `3 take 7` is one of seat 3, counted from 1. */
export type ExampleActions = {
  actions: string[];
};

/** A position after some actions, as a seat sees it. */
export type ExampleDocument = {
  name: string;
  edition: string;
  deluxe: boolean;
  setup: { [key: string]: unknown };
  solution: string[];
  actions: string[];
  events: { [key: string]: unknown }[];
  view: { [key: string]: unknown };
};

/** The examples in the order of the rules page, each in every edition that it applies to. */
export type ExampleList = {
  examples: ListedExample[];
};

/** Everything that is stored about somebody. */
export type Export = {
  format: "projectl-export/1";
  exported: number;
  identity: { [key: string]: unknown };
  sessions: { [key: string]: unknown }[];
  mutes: string[];
  learning: { [key: string]: unknown }[];
  sets: { [key: string]: unknown }[];
  games: { [key: string]: unknown }[];
  commands: { [key: string]: unknown }[];
  chat: { [key: string]: unknown }[];
  ratings: { [key: string]: unknown }[];
  rating_changes: { [key: string]: unknown }[];
};

/** What printed puzzles like it give. */
export type FairPoints = {
  points: number;
  low: number;
  high: number;
};

/** Accounts have to give their password, guests have none. */
export type Farewell = {
  password?: string | null;
};

/** Games, newest first; `more` is to be sent as `before` for the next ones. */
export type GameList = {
  games: ListedGame[];
  more: string | null;
};

/** What a game has done to the ladder: `counted` is null while that is not known yet. */
export type GameRatings = {
  counted: boolean | null;
  changes: RatingChange[];
};

/** By seat and moment. In solo the second row of points is the opponent's; null: the viewer may not know them. */
export type Graph = {
  points: (number[] | null)[];
  pieces: number[][];
  turns: number[];
  actions: number[];
};

/** Who somebody is. */
export type Guest = {
  id: string;
  name: string;
  kind: "guest" | "account";
  token?: string | null;
};

/** How the server is. */
export type Health = {
  status: "ok";
  version: string;
};

/** Who judged. */
export type JudgeDocument = {
  name: string;
  version: string;
};

/** A set in the list of its owner. */
export type KeptSet = {
  id: string;
  title: string;
  expansion: string;
  puzzles: number;
  changed: number;
  link: string | null;
};

/** The sets of somebody, the one changed last first. */
export type KeptSets = {
  sets: KeptSet[];
};

/** A turn worth a look. `seat` is whom it is about; `change` by how much its chance changed, or what was lost. */
export type KeyMoment = {
  turn: number;
  kind: "slip" | "best" | "turning" | "luck";
  seat: number;
  change: number;
};

/** Players, the best first; `more` is to be sent as `start` for the next ones. */
export type Ladder = {
  variant: "standard" | "line-clear";
  total: number;
  players: LadderRow[];
  more: number | null;
};

/** One player on a ladder. */
export type LadderRow = {
  rank: number;
  id: string;
  name: string;
  rating: number;
  games: number;
  wins: number;
};

/** How many steps of each lesson somebody has done. */
export type Learning = {
  lessons: { [key: string]: number };
};

/** Finished games that are not counted. */
export type LeftOut = {
  hinted: number;
  undecided: number;
  several_seats: number;
};

/** All actions so far, from the beginning of the step. The last may be a try that the rules refuse. */
export type LessonActions = {
  actions: string[];
};

/** A lesson with its steps. */
export type LessonDocument = {
  id: string;
  key: string;
  number: number | null;
  minutes: number;
  steps: number;
  picture: LessonPicture;
  parts: LessonPart[];
};

/** What is said to the last action: the key of the text, with parameters. */
export type LessonFeedback = {
  kind: "" | "wrong" | "other" | "missed" | "done";
  key: string;
  params: { [key: string]: unknown };
};

/** The lessons in the order in which they are advised. */
export type LessonList = {
  lessons: ListedLesson[];
};

/** A step of a lesson. `key` is its title, the text and what is told at the end have keys that begin so. */
export type LessonPart = {
  key: string;
  shows: string[];
  tasks: LessonTask[];
  solution: string[];
};

/** What stands for a lesson. */
export type LessonPicture = {
  puzzles: { [key: string]: unknown }[];
  pieces: string[];
  deck: string | null;
  sign: string | null;
};

/** A step after some actions. */
export type LessonStep = {
  lesson: string;
  step: number;
  actions: string[];
  refused: string | null;
  events: { [key: string]: unknown }[];
  view: { [key: string]: unknown };
  goal: "reached" | "not yet" | "missed";
  tasks: LessonTask[];
  feedback: LessonFeedback;
};

/** Something to be done: the key of its text with parameters, and whether it is done. */
export type LessonTask = {
  key: string;
  params: { [key: string]: unknown };
  done: boolean;
};

/** A turn as it was played, or the best that was found: its actions, and the mat after them. */
export type LineDocument = {
  chance: number;
  steps: Step[];
  puzzles: MatPuzzle[];
  completed: string[];
};

/** An example in a list. */
export type ListedExample = {
  name: string;
  edition: string;
  deluxe: boolean;
};

/** A game in a list. */
export type ListedGame = {
  id: string;
  status: "open" | "running" | "over";
  created: number;
  edition: string;
  variant: string;
  players: number;
  public: boolean;
  rated: boolean;
  seats: ListedSeat[];
  ended: EndDocument | null;
  expires: number | null;
};

/** A lesson in a list. Its texts have keys that begin with `key`. */
export type ListedLesson = {
  id: string;
  key: string;
  number: number | null;
  minutes: number;
  steps: number;
  picture: LessonPicture;
};

/** A seat in a list of games. */
export type ListedSeat = {
  seat: number;
  player: string | null;
  name: string;
  bot: string | null;
  account: boolean;
};

/** What has happened in a game, action by action. */
export type LogDocument = {
  total: number;
  from: number;
  moments: ToldMoment[];
  puzzles: { [key: string]: { [key: string]: unknown } };
};

/** Who somebody claims to be, and the password that proves it. */
export type Login = {
  name: string;
  password: string;
  token?: boolean;
};

/** A puzzle of a mat as it lies at the end of a line. */
export type MatPuzzle = {
  slot: number;
  puzzle: string;
  pieces: ProjectlGameReviewDocumentsLaidPiece[];
};

/** One change that, with the others of the list, makes a game that can be played: as words for a button. */
export type MendedOption = {
  option: "edition" | "variant" | "players" | "difficulty" | "expansions" | "deluxe" | "known_scores" | "endless_white";
  value: unknown;
  code: string;
  params: { [key: string]: string | number };
  text: string;
};

/** How often a printed puzzle was taken, and completed by its taker. */
export type MetPuzzle = {
  id: string;
  taken: number;
  completed: number;
};

/** What an action led to. */
export type Moment = {
  number: number;
  seat: number | null;
  action: string | null;
  round: number | null;
  turn: number;
  stand_in: string | null;
  events: { [key: string]: unknown }[];
  view: { [key: string]: unknown };
};

/** Whether to hear somebody. */
export type Mute = {
  muted: boolean;
};

/** A name that nobody else has, and a password. */
export type NewAccount = {
  name: string;
  password: string;
  token?: boolean;
};

/** A game to be created. */
export type NewGame = {
  edition?: string;
  variant?: "standard" | "solo" | "line-clear";
  difficulty?: "standard" | "challenging" | "unbeatable" | "no-mercy" | null;
  expansions?: ("ghost" | "ambassador" | "phoenix")[];
  deluxe?: boolean;
  known_scores?: boolean;
  endless_white?: boolean;
  confirm?: boolean;
  puzzles?: string[];
  clock?: Clock;
  public?: boolean;
  rated?: boolean;
  hints?: boolean | null;
  caretaker?: string;
  first?: number | null;
  seats: NewSeat[];
};

/** Who somebody wants to be. */
export type NewGuest = {
  name: string;
  token?: boolean;
};

/** The password so far, and the one from now on. */
export type NewPassword = {
  old: string;
  new: string;
};

/** How a seat of a new game is filled. */
export type NewSeat = {
  kind?: "open" | "me" | "bot";
  name?: string | null;
  bot?: string | null;
};

/** A help in the right direction. */
export type Nudge = {
  problem: string;
  slot: number | null;
  group: string | null;
};

/** A value that an option can have, or of `expansions` one to be added, and why it does not go with the rest. */
export type OptionValue = {
  value: string | number | boolean;
  possible: boolean;
  code: string | null;
  params: { [key: string]: string | number };
  text: string;
};

/** An own set, as the text of a puzzle file (docs/puzzle-format.md). */
export type OwnSet = {
  text: string;
};

/** How often a piece was placed. */
export type PlacedPieces = {
  piece: string;
  count: number;
};

/** A problem after some actions. */
export type PlayedProblem = {
  problem: string;
  actions: string[];
  refused: string | null;
  rule: string | null;
  events: { [key: string]: unknown }[];
  view: { [key: string]: unknown };
  goal: "reached" | "not yet" | "missed";
  result: number;
  best: number | null;
};

/** What everybody may know about somebody. */
export type Player = {
  id: string;
  name: string;
  kind: "guest" | "account";
  since: number;
  statistics: Statistics;
  ratings: PlayerRating[];
};

/** Where somebody stands on a ladder. */
export type PlayerRating = {
  variant: string;
  rating: number;
  games: number;
  wins: number;
  rank: number;
};

/** Games of one company alone: bots and people are never counted together. */
export type PlayerStatistics = {
  company: "bots" | "people" | "mixed" | "solo";
  companies: { [key: string]: number };
  editions: string[];
  players: number[];
  since: number | null;
  left_out: LeftOut;
  all: Share;
  mean_score: number | null;
  scored: number;
  by_level: Share[];
  by_edition: Share[];
  by_players: Share[];
  looked_at: number;
  points: RoundPoints[];
  pieces: PlacedPieces[];
  puzzles: MetPuzzle[];
};

/** Why a request was refused: a code with parameters for translation, and a text in English. */
export type Problem = {
  code: string;
  params?: { [key: string]: unknown };
  text: string;
};

/** All actions so far, from the beginning. The last may be a try that the rules refuse. */
export type ProblemActions = {
  actions: string[];
};

/** How it goes. */
export type ProblemAnswer = {
  problem: string;
  best: number;
  actions: string[];
  steps: { [key: string]: unknown }[];
};

/** A problem as it begins. The key of its task is `key`. */
export type ProblemDocument = {
  id: string;
  kind: "complete" | "touches" | "turn";
  key: string;
  count: number | null;
  difficulty: number;
  start: number;
  view: { [key: string]: unknown };
};

/** A puzzle; `cells` of its recess are counted from 0 in reading order, `reward` is a piece, up1, up2 or master. */
export type PuzzleDocument = {
  id: string;
  colour: "white" | "black";
  points: number;
  reward: string;
  cells: number[];
};

/** A set; `label` names it with a digest of its puzzles, `expansions` is what it stands in for or needs. */
export type PuzzleSetDocument = {
  name: string;
  title: string;
  origin: string;
  label: string;
  expansions: string[];
  puzzles: PuzzleDocument[];
};

/** The built-in sets. */
export type PuzzleSets = {
  sets: PuzzleSetDocument[];
};

/** What there is to say about a drawn puzzle (docs/puzzle-format.md). */
export type PuzzleVerdict = {
  fillable: boolean;
  reason: string | null;
  cells: number;
  sets: number;
  fewest_pieces: number | null;
  fewest_sets: number;
  filling: ProjectlServerMessagesSetsLaidPiece[];
  fewest_actions: number | null;
  extent: number;
  fair: FairPoints | null;
  same_as: SameShape[];
  comparison: Comparison;
};

/** What a game has done to a rating. */
export type RatingChange = {
  player: string;
  place: number;
  before: number;
  after: number;
};

/** Whether the server can serve; `degraded`: it does, but less well. */
export type Ready = {
  status: "ok" | "degraded";
  version: string;
  degraded: Trouble[];
};

/** A sentence that is true, with its values. Puzzle slots count from 1, seats from 0. */
export type Reason = {
  key: "completes" | "completes-taken" | "reward" | "returns" | "master-completes" | "opens" | "master" | "triggers-end" | "takes" | "held" | "denies" | "progress" | "fits" | "grows" | "master-ready" | "last-turn" | "touch-pays" | "touch-costs";
  slot: number | null;
  slots: number[];
  seat: number | null;
  count: number | null;
  piece: string | null;
  pieces: string[];
};

/** Some moments of a game. */
export type ReplayDocument = {
  total: number;
  from: number;
  seats: string[];
  setup: ReplaySetupDocument;
  graph: Graph;
  moments: Moment[];
  verified: Verified | null;
  verdict: VerdictDocument | null;
};

/** What the game is played with, and who began. */
export type ReplaySetupDocument = {
  edition: string;
  variant: string;
  players: number;
  difficulty: string | null;
  expansions: string[];
  deluxe: boolean;
  known_scores: boolean;
  endless_white: boolean;
  confirm: boolean;
  own_sets: string[];
  first: number;
};

/** A review, as far as it is made: `total` turns are to be judged, those in `turns` are. */
export type ReviewDocument = {
  format: string;
  players: number;
  solo: boolean;
  judge: JudgeDocument;
  slip: number;
  total: number;
  turns: ReviewTurn[];
  result: number[];
  moments: KeyMoment[];
  figures: SeatFigures[];
  ways: Split[];
  puzzles: { [key: string]: ReviewPuzzle };
};

/** What is printed on a puzzle, as in views. */
export type ReviewPuzzle = {
  colour: string;
  points: number;
  reward: string;
  cells: number[];
  origin: string;
};

/** One turn of one seat, or its finishing touches. */
export type ReviewTurn = {
  seat: number;
  round: number;
  kind: "turn" | "touches";
  first_move: number;
  last_move: number;
  chances: number[];
  play: number[];
  draw: number[];
  loss: number | null;
  error: number | null;
  is_slip: boolean;
  is_best: boolean;
  ahead: number;
  samples: number;
  looked_at: number;
  played: LineDocument;
  best: LineDocument | null;
  reasons: Reason[];
};

/** Points of completed puzzles at the end of a round; between `low` and `high` lies the middle half of the games. */
export type RoundPoints = {
  round: number;
  games: number;
  own: number;
  others: number | null;
  low: number;
  high: number;
};

/** An edition, with or without the deluxe box. */
export type RulebookBook = {
  edition: string;
  deluxe: boolean;
};

/** The rules page of an edition: the keys of its texts in order, and its pictures as they were played. */
export type RulebookPage = {
  edition: string;
  deluxe: boolean;
  books: RulebookBook[];
  facts: { [key: string]: boolean | number | string };
  sections: { [key: string]: unknown }[];
  levels: { [key: string]: unknown }[];
  pictures: { [key: string]: { [key: string]: unknown }[] };
  tables: { [key: string]: unknown }[];
  cards: { [key: string]: { [key: string]: unknown } };
  differences: { [key: string]: unknown }[];
};

/** A puzzle of the same shape; `exactly`: it lies just so. */
export type SameShape = {
  set: string;
  id: string;
  exactly: boolean;
};

/** A seat as everybody sees it. */
export type SeatDocument = {
  seat: number;
  kind: "open" | "human" | "bot";
  player: string | null;
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  handed_over: boolean;
  resigned: boolean;
  account: boolean;
};

/** How well a seat played. `accuracy` is null where it decided too few turns to tell. */
export type SeatFigures = {
  accuracy: number | null;
  turns: number;
  best: number;
  slips: number;
  hinted: number;
};

/** What a client may want to know before anything else. */
export type ServerDocument = {
  version: string;
  rules_version: number;
  protocol: number;
  local_only: boolean;
  address: string | null;
  languages: string[];
  features: string[];
  expire_days: number;
};

/** Somewhere that somebody is logged in; `used` is exact to a day. */
export type SessionDocument = {
  id: string;
  created: number;
  used: number;
  agent: string;
  current: boolean;
};

/** Where somebody is logged in, the newest first. */
export type SessionList = {
  sessions: SessionDocument[];
};

/** A set as the text of a puzzle file (docs/puzzle-format.md). */
export type SetText = {
  name: string;
  text: string;
};

/** How a game was set up. */
export type SetupDocument = {
  edition: string;
  variant: string;
  players: number;
  difficulty: string | null;
  expansions: string[];
  deluxe: boolean;
  known_scores: boolean;
  endless_white: boolean;
  confirm: boolean;
  own_sets: string[];
  clock: ClockSetupDocument;
  public: boolean;
  caretaker: string;
  first: number | null;
  rated: boolean;
  hints: boolean;
};

/** Games of a kind; `low` and `high` are the 95 % interval of Wilson in percent, null without a game. */
export type Share = {
  key: string;
  games: number;
  won: number;
  low: number | null;
  high: number | null;
};

/** By what a set can be read: `GET /api/sets/{link}`. */
export type ShareLink = {
  link: string;
};

/** Taking a seat, or putting a bot there. */
export type Sit = {
  kind?: "me" | "bot";
  name?: string | null;
  bot?: string | null;
};

/** A side's way from its first chance to the result, in whole percent: the parts add up exactly. */
export type Split = {
  start: number;
  own: number;
  others: number;
  draw: number;
  result: number;
};

/** What somebody has played. */
export type Statistics = {
  games: number;
  wins: number;
  mean_score: number | null;
  by: VariantStatistics[];
};

/** An action of a plan. Slots count from 1; `number` is which action of the turn it belongs to. */
export type Step = {
  action: string;
  group: "take" | "take-deck" | "piece" | "recycle" | "upgrade" | "master" | "ambassador" | "ghost" | "place" | "stop" | "cancel" | "end" | "choose" | "complete" | "level-up" | "decline" | "done" | "order";
  number: number;
  slot: number | null;
  row_slot: number | null;
  piece: string | null;
  taken: string | null;
  cells: string[];
  completes: number[];
};

/** A table as everybody sees it. Times are milliseconds since 1970. */
export type TableDocument = {
  id: string;
  status: "open" | "running" | "over";
  created: number;
  changed: number;
  host: string;
  setup: SetupDocument;
  seats: SeatDocument[];
  actions: number;
  clocks: ClockDocument[] | null;
  end_votes: number[];
  takeback: TakebackDocument | null;
  takebacks: number[];
  hinted: number[];
  commitment: string;
  seed: string | null;
  ended: EndDocument | null;
  winners: number[];
  rematch: string | null;
  expires: number | null;
};

/** A request to go back to a number of actions, and the seats that have agreed. */
export type TakebackDocument = {
  to: number;
  agreed: number[];
};

/** An action and what it brought about; number 0 is the start and has none. `round` and `turn` are the action's. */
export type ToldMoment = {
  number: number;
  seat: number | null;
  action: string | null;
  round: number | null;
  turn: number;
  stand_in: string | null;
  events: { [key: string]: unknown }[];
};

/** A problem to practise with. */
export type TrainerProblem = {
  number: number;
  problem: ProblemDocument;
};

/** A part that does not work now, and why, for who runs the server. */
export type Trouble = {
  part: string;
  reason: string;
};

/** What somebody has played of one variant by the rules of one edition. */
export type VariantStatistics = {
  variant: string;
  edition: string;
  games: number;
  wins: number;
  mean_score: number | null;
};

/** What `projectl verify` says of the record. */
export type VerdictDocument = {
  code: string;
  ok: boolean;
  text: string;
};

/** The seed, and whether it is the one that was committed to; null if nothing was. */
export type Verified = {
  commitment: string | null;
  seed: string;
  matches: boolean | null;
};

/** Whoever asks; null for somebody who is not known here. */
export type Visitor = {
  me: Guest | null;
};

/** How deep. */
export type WantedNudge = {
  depth: number;
};

/** Some options, as far as they are chosen. */
export type WantedOptions = {
  edition?: string;
  variant?: "standard" | "solo" | "line-clear";
  difficulty?: "standard" | "challenging" | "unbeatable" | "no-mercy" | null;
  expansions?: ("ghost" | "ambassador" | "phoenix")[];
  deluxe?: boolean;
  known_scores?: boolean;
  endless_white?: boolean;
  players?: number | null;
  changed?: "edition" | "variant" | "players" | "difficulty" | "expansions" | "deluxe" | "known_scores" | "endless_white" | null;
};

/** A puzzle to be judged, and the others of its set, with which its shape is compared. */
export type WantedVerdict = {
  puzzle: DrawnPuzzle;
  expansion: "base" | "ghost" | "ambassador" | "phoenix" | "none";
  others: DrawnPuzzle[];
};

/** A piece on a puzzle, with the cells that it covers (0 to 24, as in views). */
export type ProjectlGameReviewDocumentsLaidPiece = {
  piece: string;
  cells: number[];
};

/** A piece and the cells that it covers. */
export type ProjectlServerMessagesSetsLaidPiece = {
  piece: string;
  cells: number[];
};
