export { forgetReached as setup } from './reached.ts'
