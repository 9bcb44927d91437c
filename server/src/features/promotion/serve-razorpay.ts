import { pathIn } from '@thikana/contract/language-paths';
import type { FastifyInstance } from 'fastify';
import type { Razorpay } from '../../platform/payments/razorpay.ts';
import { returnPath } from './begin-checkout.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';
import { receivePayment } from './receive-payment.ts';

/** Razorpay's webhook, and the form with which browsers return from its page. */
export function serveRazorpay(
  app: FastifyInstance,
  razorpay: Razorpay,
  dependencies: Pick<PromotionDependencies, 'db' | 'mail' | 'site' | 'now'>,
): void {
  // The visitor left the payment page without paying.
  app.get(returnPath, (_request, reply) => reply.redirect(pathIn('/dashboard/promote'), 303));

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw body.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post(returnPath, async ({ body }, reply) => {
      const payment = razorpay.readReturn(new URLSearchParams(String(body ?? '')));
      if (payment) await receivePayment(dependencies, payment);
      return reply.header('cache-control', 'no-store').redirect(pathIn('/dashboard/promote'), 303);
    });

    scope.post('/payments/razorpay/webhook', async ({ body, headers }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      reply.header('cache-control', 'no-store');
      if (!razorpay.isWebhook(bytes, headers['x-razorpay-signature'])) return reply.code(401).send();
      const payment = razorpay.readWebhook(bytes);
      if (payment) {
        const { amountRupees, currency } = payment;
        await receivePayment(
          dependencies,
          payment,
          (order) => currency === 'INR' && amountRupees === order.price_rupees,
        );
      }
      return reply.code(200).send();
    });
  });
}
