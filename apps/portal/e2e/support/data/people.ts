export type Person = { firstName: string; lastName: string; email: string; role: string }

/** The demo users, one of each role. */
export const people = {
  sue: { firstName: 'Sue', lastName: 'Stone', email: 'sue@tributary.example', role: 'SuperAdmin' },
  adam: { firstName: 'Adam', lastName: 'Ash', email: 'adam@tributary.example', role: 'Admin' },
  olga: { firstName: 'Olga', lastName: 'Oak', email: 'olga@tributary.example', role: 'OrganisationAdmin' },
  eli: { firstName: 'Eli', lastName: 'Elm', email: 'eli@tributary.example', role: 'ExcelUser' },
  una: { firstName: 'Una', lastName: 'Ulm', email: 'una@tributary.example', role: 'User' },
} satisfies Record<string, Person>

export const password = 'Horse-7-battery'
