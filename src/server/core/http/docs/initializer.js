/* global SwaggerUIBundle */
// A file of its own, because the Content-Security-Policy allows no inline script.

// The `type` of a problem points at its explanation below the operations.
const explanation = document.getElementById(location.hash.slice(1));

// Behind a proxy that serves the panel below a path, the API is not where the contract says.
const servers = [{ url: new URL('.', location.href).pathname.replace(/\/$/, '') }];
const url = 'openapi.json';
const contract = await fetch(url).then(
  (answer) => (answer.ok ? answer.json() : undefined),
  () => undefined,
);

SwaggerUIBundle({
  // What did not come, Swagger UI asks for itself, and says so.
  ...(contract ? { spec: { ...contract, servers } } : { url }),
  dom_id: '#operations',
  deepLinking: explanation === null,
  docExpansion: 'none',
  tryItOutEnabled: true,
  persistAuthorization: false,
  // Without this it asks a validator on another host for a badge.
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers['source-device'] = 'web';
    return request;
  },
  onComplete: () => explanation?.scrollIntoView(),
});
