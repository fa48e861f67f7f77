/* global SwaggerUIBundle */
// A separate file, because the Content-Security-Policy allows no inline script.

// The `type` of a problem links to its explanation below the operations.
const explanation = document.getElementById(location.hash.slice(1));

// Behind a proxy with a path prefix, the API is not at the contract's URL.
const servers = [{ url: new URL('.', location.href).pathname.replace(/\/$/, '') }];
const url = 'openapi.json';
const contract = await fetch(url).then(
  (answer) => (answer.ok ? answer.json() : undefined),
  () => undefined,
);

SwaggerUIBundle({
  // On failure Swagger UI fetches it itself and shows the error.
  ...(contract ? { spec: { ...contract, servers } } : { url }),
  dom_id: '#operations',
  deepLinking: explanation === null,
  docExpansion: 'none',
  tryItOutEnabled: true,
  persistAuthorization: false,
  // Disables the badge of a validator on another host.
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers['source-device'] = 'web';
    return request;
  },
  onComplete: () => explanation?.scrollIntoView(),
});
