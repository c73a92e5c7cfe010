import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import type { AllowOrigins } from './allow-origins.ts'
import { originForm } from './origin-form.ts'
import { sendWhileReceiving } from './send-while-receiving.ts'

const message = messages.PublicServiceUnavailable.service_unavailable

/**
 * Answers every request with the documented 503 until the app exists. Web pages get the same CORS headers as from the app, so that
 * they can read this answer and its `Retry-After`.
 */
export function answerWhileStarting(allow: AllowOrigins): RequestListener {
  return (req, res) => allow(req, res, () => refuse(req, res))
}

const refuse: RequestListener = (req, res) => {
  const { status, body } = problem('service_unavailable', message)
  const isTokenRequest = /^\/oauth\/token\b/.test(originForm(req.url ?? '/'))
  res.statusCode = status
  res.setHeader('X-Request-ID', randomUUID())
  res.setHeader('Retry-After', '1')
  res.setHeader('Connection', 'close')
  res.setHeader('Cache-Control', 'no-store')
  const oauthBody = { error: 'temporarily_unavailable', error_description: message }
  sendWhileReceiving(res, isTokenRequest ? oauthBody : body)
}
