/** The kinds of problems that the trainer has. */
export const TRAINED = ["complete", "touches"] as const;
