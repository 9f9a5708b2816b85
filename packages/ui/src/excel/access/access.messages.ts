import { catalogue, formatNumber } from '@tributary/sdk/common'

export const accessText = catalogue('ui.excel.access', {
  more: (count: number) => `+${formatNumber(count)} more`,
  moreReasons: (count: number, of: string) => `${formatNumber(count)} more, ${of}`,
  showFewer: 'Show fewer',
  who: 'Who',
  what: 'What',
  because: 'Because',
  access: 'Access',
  person: 'Person',
  people: 'People',
  emailAddress: 'Email address',
  seesNothing: 'Sees nothing',
  whyNamed: (value: string) => `Why ${value}`,
  showFewerReasons: (value: string) => `Show fewer reasons, ${value}`,
  searchPeople: 'Search people',
  searchItems: 'Search items',
  noMatch: 'Nothing matches the search.',
  noItems: 'There is nothing to show yet.',
  longNames: 'Long names in full',
  morePeople: (count: number) => `Show ${formatNumber(count)} more people`,
})
