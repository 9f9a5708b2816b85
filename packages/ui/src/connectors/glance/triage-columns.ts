/** In less space than this the rows have two lines. */
export const narrow = '(width < 860px)'

/** The least important columns go first when space is short. */
export const withoutPeople = '(860px <= width < 1092px)'
export const withoutRuns = '(860px <= width < 1004px)'
/** Otherwise a type is its tile. */
const withTypeName = '(width >= 1190px)'
export const withoutTypeName = '(width < 1190px)'
/** Otherwise the rows are numbers without a line. */
const withChart = '(width >= 1240px)'
export const withoutChart = '(width < 1240px)'

const widths = {
  state: '144px',
  name: 'minmax(120px, 1fr)',
  type: '48px',
  runs: '138px',
  loaded: '84px',
  rows: '124px',
  next: '96px',
  people: '76px',
  action: 'var(--tributary-triage-action, 112px)',
}

/** The width of the column with the action. Set in a list whose actions have a second button. */
export const actionColumn = '--tributary-triage-action'

/** The width of the column that selects rows. Not set in a list without one. */
export const selectColumn = '--tributary-triage-select'

/** Returns the columns with other widths for some of them, and without those whose width is ''. */
const columns = (changed: Partial<typeof widths>) => ({
  gridTemplateColumns: Object.values({ select: `var(${selectColumn},)`, ...widths, ...changed })
    .filter(Boolean)
    .join(' '),
})

export const allColumns = columns({})

/** The columns for each width of the list. */
export const columnsByWidth = {
  [withTypeName]: columns({ type: '120px' }),
  [withChart]: columns({ type: '120px', rows: '180px' }),
  [withoutPeople]: columns({ people: '' }),
  [withoutRuns]: columns({ people: '', runs: '' }),
}
