/** Settings that Swagger UI reads when it loads. Without this one it scrolls by itself after Back, to where links were before. */
globalThis.noZensmooth = true
