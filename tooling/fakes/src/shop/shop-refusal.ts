/** An error in WordPress's shape. */
export class ShopRefusal extends Error {
  override name = 'ShopRefusal'
  readonly status: number
  readonly code: string
  readonly data: object

  constructor(status: number, code: string, message: string, data: object = {}) {
    super(message)
    this.status = status
    this.code = code
    this.data = data
  }

  get body() {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.data } }
  }
}
