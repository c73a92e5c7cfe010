/**
 * Settings that Swagger UI reads when it loads. This one stops Swagger UI from scrolling: after Back, it
 * would scroll to the place of an earlier link.
 */
globalThis.noZensmooth = true
