/* global SwaggerUIBundle */
// A file of its own, because the Content-Security-Policy allows no inline script.

// The `type` of a problem points at its explanation below the operations.
const explanation = document.getElementById(location.hash.slice(1));

SwaggerUIBundle({
  url: '/api/openapi.json',
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
