import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export interface RazorpayOptions {
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

export interface RazorpayPayment {
  orderId: string;
  paymentId: string;
}

/** The form that a browser submits to the payment page. */
export interface HostedCheckout {
  action: string;
  fields: Record<string, string>;
}

const patienceMilliseconds = 10_000;
const paise = 100;

const orderSchema = z.object({ id: z.string().min(1) });
const eventSchema = z.object({
  event: z.string(),
  payload: z.object({
    payment: z
      .object({
        entity: z.object({
          id: z.string().min(1),
          order_id: z.string().nullish(),
          amount: z.int(),
          currency: z.string(),
        }),
      })
      .optional(),
  }),
});
const paidEvents: readonly string[] = ['payment.captured', 'order.paid'];

export type Razorpay = ReturnType<typeof createRazorpay>;

/** Orders at Razorpay, its payment page, and its signed confirmations. */
export function createRazorpay({ url, keyId, keySecret, webhookSecret }: RazorpayOptions) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  return {
    /** Returns the id of a new order, or throws. */
    async createOrder(order: { amountRupees: number; receipt: string }): Promise<string> {
      const answer = await fetch(`${url}/v1/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({
          amount: order.amountRupees * paise,
          currency: 'INR',
          receipt: order.receipt,
          payment: { capture: 'automatic', capture_options: { refund_speed: 'normal' } },
        }),
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      if (!answer.ok) throw new Error(`Razorpay answered with ${answer.status}.`);
      return orderSchema.parse(await answer.json()).id;
    },

    checkout(
      orderId: string,
      about: { name: string; description: string; returnUrl: string },
    ): HostedCheckout {
      return {
        action: `${url}/v1/checkout/embedded`,
        fields: {
          key_id: keyId,
          order_id: orderId,
          name: about.name,
          description: about.description,
          callback_url: about.returnUrl,
          cancel_url: about.returnUrl,
        },
      };
    },

    /** Returns the payment that a browser returns with; undefined if the signature is wrong. */
    readReturn(fields: URLSearchParams): RazorpayPayment | undefined {
      const orderId = fields.get('razorpay_order_id') ?? '';
      const paymentId = fields.get('razorpay_payment_id') ?? '';
      const isSigned = isSignature(`${orderId}|${paymentId}`, fields.get('razorpay_signature'), keySecret);
      return orderId && paymentId && isSigned ? { orderId, paymentId } : undefined;
    },

    isWebhook: (body: Buffer, signature: unknown) => isSignature(body, signature, webhookSecret),

    /** Returns the payment of a signed event; undefined for other events. */
    readWebhook(body: Buffer): (RazorpayPayment & { amountRupees: number; currency: string }) | undefined {
      const { event, payload } = eventSchema.parse(JSON.parse(body.toString('utf8')));
      const payment = payload.payment?.entity;
      if (!paidEvents.includes(event) || !payment?.order_id) return undefined;
      const { id: paymentId, order_id: orderId, amount, currency } = payment;
      return { orderId, paymentId, amountRupees: amount / paise, currency };
    },
  };
}

/** Compares in constant time. */
function isSignature(text: string | Buffer, given: unknown, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const bytes = Buffer.from(typeof given === 'string' ? given : '', 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
