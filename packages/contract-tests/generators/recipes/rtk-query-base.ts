import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'
import { baseUrl, token } from './tenant.ts'

export const baseApi = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl,
    // `headers` would not do: those of an operation replace them.
    prepareHeaders: headers => headers.set('Authorization', `Bearer ${token}`),
  }),
  endpoints: () => ({}),
})
