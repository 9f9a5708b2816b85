export type FirstRunTables = { hidden_first_runs: HiddenFirstRunsTable }

/** A user who has hidden the checklist of a new organisation. */
export type HiddenFirstRunsTable = {
  organisation_id: string
  user_id: string
}
