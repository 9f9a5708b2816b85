import { type GoRecord, type GoStore, goDay, goId, goTime } from './go-store.ts'

/** A line of a voucher. The amount is in the client's currency; credits are negative. */
export type GoPosting = {
  readonly account: number
  readonly amount: number
  readonly vatCode?: string
  readonly customer?: GoRecord
  readonly supplier?: GoRecord
  readonly departmentCode?: string
  readonly projectCode?: string
}

export type GoVoucher = {
  readonly type: string
  readonly description: string
  readonly postings: readonly GoPosting[]
  readonly at: Date
  /** The voucher that this one reverses. */
  readonly reverses?: GoRecord
}

/** Posts a voucher. A line of a customer or supplier also becomes an entry of their ledger. */
export function post(store: GoStore, voucher: GoVoucher): GoRecord[] {
  const no = store.next('voucher', 1)
  const shared = {
    VoucherId: goId(`voucher ${no}`),
    VoucherNo: no,
    VoucherType: voucher.type,
    VoucherDate: goDay(voucher.at),
    PostingDate: goDay(voucher.at),
    CurrencyCode: 'NOK',
    CreatedDateTimeOffset: goTime(voucher.at),
    LastChangedDateTimeOffset: goTime(voucher.at),
  }
  return voucher.postings.map((posting) => {
    const entry = entryOf(store, posting, shared)
    return store.put('transactions', {
      ...shared,
      ...amountsOf(store, posting),
      Id: store.next('transaction', 9_000_001),
      AccountId: store.all('accounts').find(({ AccountNo }) => AccountNo === posting.account)?.Id,
      AccountNo: posting.account,
      ContactId: (posting.customer ?? posting.supplier)?.Id ?? null,
      CustomerAccountNo: posting.customer?.Number ?? null,
      SupplierAccountNo: posting.supplier?.Number ?? null,
      SubLedgerEntryId: entry?.Id ?? null,
      DepartmentCode: posting.departmentCode ?? null,
      ProjectCode: posting.projectCode ?? null,
      Description: voucher.description,
      IsReversed: false,
      ReversedVoucherId: voucher.reverses?.VoucherId ?? null,
      ReversedVoucherNo: voucher.reverses?.VoucherNo ?? null,
    })
  })
}

function amountsOf(store: GoStore, { amount, vatCode = '0' }: GoPosting) {
  const vat = store.all('vatCodes').find(({ Code }) => Code === vatCode)
  const rate = Number(vat?.Rate ?? 0)
  return {
    Amount: amount,
    CurrencyAmount: amount,
    VatAmount: rounded(amount * rate),
    VatCode: vatCode,
    VatId: vat?.Id ?? 0,
    VatRate: rate,
    VatReturnSpecification: 'None',
  }
}

function entryOf(store: GoStore, { customer, supplier, amount }: GoPosting, shared: GoRecord) {
  const contact = customer ?? supplier
  if (!contact) return undefined
  const side = customer ? 'Customer' : 'Supplier'
  return store.put(customer ? 'customerEntries' : 'supplierEntries', {
    ...shared,
    Id: store.next('entry', 4_700_001),
    Amount: amount,
    CurrencyAmount: amount,
    Balance: amount,
    [`${side}Id`]: contact.Id,
    [`${side}AccountNo`]: contact.Number,
    [`${side}Name`]: contact.Name,
    IsCreatedByCurrentIntegration: false,
    IsWriteOff: false,
  })
}

/** Posts the opposite of a voucher. Whether the original's time of change moves is not documented. */
export function reverse(store: GoStore, voucherNo: number, movesTime = true): GoRecord[] {
  const original = linesOf(store, voucherNo)
  const [first] = original
  if (!first) throw new Error(`There is no voucher ${voucherNo}`)
  for (const { Id } of original)
    store[movesTime ? 'change' : 'changeSilently']('transactions', String(Id), { IsReversed: true })
  const contact = (kind: 'customers' | 'suppliers', number: unknown) =>
    store.all(kind).find(({ Number: own }) => own === number)
  const postings = original.map(({ AccountNo, Amount, VatCode, CustomerAccountNo, SupplierAccountNo }) => ({
    account: Number(AccountNo),
    amount: -Number(Amount),
    vatCode: String(VatCode),
    ...given('customer', contact('customers', CustomerAccountNo)),
    ...given('supplier', contact('suppliers', SupplierAccountNo)),
  }))
  const description = `Reversal of voucher ${voucherNo}`
  return post(store, { type: 'ReversalVoucher', description, postings, at: store.now(), reverses: first })
}

const given = (name: 'customer' | 'supplier', contact: GoRecord | undefined) =>
  contact ? { [name]: contact } : {}

/** Changes the description of a posted voucher, the only thing of it that can change. */
export function describe(store: GoStore, voucherNo: number, description: string): void {
  for (const { Id } of linesOf(store, voucherNo))
    store.change('transactions', String(Id), { Description: description })
}

const linesOf = (store: GoStore, voucherNo: number) =>
  store.all('transactions').filter(({ VoucherNo }) => VoucherNo === voucherNo)

export const rounded = (amount: number): number => Math.round(amount * 100) / 100
