import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A browser that subscribed to push. Only it can decrypt what is sent to it. */
export interface Browser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Decrypts a message (RFC 8291, aes128gcm). */
  read(body: Buffer): string;
}

export function openBrowser(): Browser {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** The claims of a VAPID header, if the published key signed it. */
export function vapidClaims(headers: IncomingHttpHeaders, publicKey: string): { aud: string; sub: string } | null {
  const { groups } = /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(headers.authorization ?? '') ?? {};
  if (groups === undefined || groups['key'] !== publicKey) return null;
  const [head = '', claims = '', signature = ''] = (groups['token'] ?? '').split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ];
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isTrue ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}
