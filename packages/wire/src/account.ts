import { z } from 'zod';

const password = z.string().max(1000);

/** What one signs in with. */
export const credentials = z.strictObject({ login: z.string().max(200), password });

/** The password as it was, and as it shall be. */
export const passwordChange = z.strictObject({ password, newPassword: password });

/** Somebody forgot a password. */
export const recoveryWish = z.strictObject({ login: z.string().max(200) });
/** The code that answered it, and the new password. */
export const recoverWish = z.strictObject({
  login: z.string().max(200),
  code: z.string().min(1).max(40),
  newPassword: password,
});

/** Who one has become by signing in. */
export const who = z
  .strictObject({ id: z.string(), name: z.string(), login: z.string().nullable() })
  .meta({ id: 'Who' });
export type Who = Readonly<z.infer<typeof who>>;

/** A code by which another device becomes this person, once. */
export const deviceCode = z.strictObject({ code: z.string(), expiresAt: z.number() });
export type DeviceCode = Readonly<z.infer<typeof deviceCode>>;

/** The code by which a device takes somebody over. */
export const redeemWish = z.strictObject({ code: z.string().min(1).max(40) });

/** Who a device has become by a code. */
export const redeemed = who.pick({ id: true, name: true });
export type Redeemed = Readonly<z.infer<typeof redeemed>>;
