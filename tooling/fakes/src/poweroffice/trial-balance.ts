import { rounded } from './go-ledger.ts'
import type { GoRecord, GoStore } from './go-store.ts'

/** Returns the balance of every account at the end of a day. */
export function trialBalance(store: GoStore, day: string): GoRecord[] {
  const balances = new Map<unknown, number>()
  for (const { PostingDate, AccountNo, Amount } of store.all('transactions'))
    if (String(PostingDate) <= day) balances.set(AccountNo, (balances.get(AccountNo) ?? 0) + Number(Amount))
  return store.all('accounts').map(({ Id, AccountNo, Name }) => ({
    AccountId: Id,
    AccountName: Name,
    AccountNo,
    AgricultureDepartment: 'None',
    Balance: rounded(balances.get(AccountNo) ?? 0),
  }))
}
