import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A key and a certificate of this computer, signed by nobody, for a hundred years. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKtGtJqM7vNdR2Zc+
wBWBPtKHHLaIOjPNtjX8U2MuEYWhRANCAAR+M0FT1ETwzXDT0bjEnpEg3WXsmnxL
LZOUOMgDr5IVBh/yNHXs6/qHoK6Cs3mTvMa5BEUR/8kX6rW4T/ISyYD4
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUKWxqSopD3gnSXf0c4tpZ5AuwPDgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODIzMzQzNloYDzIxMjYxMTA0
MjMzNDM2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR+M0FT1ETwzXDT0bjEnpEg3WXsmnxLLZOUOMgDr5IVBh/yNHXs6/qH
oK6Cs3mTvMa5BEUR/8kX6rW4T/ISyYD4o2QwYjAdBgNVHQ4EFgQU/PmpXXC9xlJL
5VBNfwwGYgsiuqwwHwYDVR0jBBgwFoAU/PmpXXC9xlJL5VBNfwwGYgsiuqwwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQCa/dr9qnW55HagRnlhiw7XYet1Ki1ExOZIJMp0NnyIVgIgGLPOiWZDGYFRUqFo
HrFn4lZdT1LwJUljUHR2rOEQhfM=
-----END CERTIFICATE-----`;

/** Starts a server behind that certificate on a free port; returns its address. */
export async function startSelfSigned(listener: RequestListener) {
  const server = createServer({ key, cert }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `https://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
