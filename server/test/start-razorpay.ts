import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Account {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** A payment provider that accepts orders and signs like Razorpay. */
export async function startRazorpay({ keyId, keySecret, webhookSecret }: Account) {
  const orders = new Map<string, { amount: number; currency: string; receipt: string }>();
  let isAway = false;
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (isAway) return answer(502, {});
    if (request.headers.authorization !== expected) return answer(401, {});
    if (request.url !== '/v1/orders') return answer(404, {});
    const order = JSON.parse(await bodyOf(request)) as { amount: number; currency: string; receipt: string };
    if (!Number.isInteger(order.amount) || order.amount < 100) return answer(400, {});
    const id = `order_${String(orders.size + 1).padStart(14, '0')}`;
    orders.set(id, order);
    return answer(200, { id, entity: 'order', status: 'created', ...order });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
  let payments = 0;

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    goAway(away: boolean) {
      isAway = away;
    },
    /** The messages about a paid order: the provider's webhook and the browser's return. */
    pay(orderId: string, { event = 'order.paid', ...changes }: { event?: string; amount?: number } = {}) {
      payments += 1;
      const paymentId = `pay_${String(payments).padStart(14, '0')}`;
      const { amount, currency } = orders.get(orderId) ?? { amount: 30_000, currency: 'INR' };
      const entity = { id: paymentId, order_id: orderId, amount, currency, status: 'captured', ...changes };
      const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } });
      return {
        paymentId,
        webhook: { body, signature: sign(body, webhookSecret) },
        returned: new URLSearchParams({
          razorpay_payment_id: paymentId,
          razorpay_order_id: orderId,
          razorpay_signature: sign(`${orderId}|${paymentId}`, keySecret),
        }).toString(),
      };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
