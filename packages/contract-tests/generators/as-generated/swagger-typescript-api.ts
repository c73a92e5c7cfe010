import { Api } from './generated/index.ts'
import { printOutcome } from './outcome.ts'
import { baseUrl, token } from './tenant.ts'

const { api } = new Api({ baseUrl, baseApiParams: { headers: { Authorization: `Bearer ${token}` } } })
await printOutcome(() => api.subscribeEvents())
